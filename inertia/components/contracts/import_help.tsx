import { Disclosure } from '@kontor/design-system/disclosure'
import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'

const RULES = ['line', 'separator', 'heads', 'same', 'held', 'text'] as const

/** What a file of business partners looks like. */
export function ImportHelp() {
  const t = useText('contracts/partner_import')
  return (
    <Disclosure title={t('help.title')} look="inline">
      <ul className="grid max-w-reading list-disc gap-1 ps-5">
        {RULES.map((rule) => (
          <li key={rule}>
            <Text as="span" role="ui" tone="muted">
              {t(`help.${rule}`)}
            </Text>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
