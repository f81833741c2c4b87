import { Button } from '@kontor/design-system/button'
import { LinkButton } from '@kontor/design-system/link_button'
import { Note } from '@kontor/design-system/note'
import { Text } from '@kontor/design-system/text'
import { saveText } from '~/components/identity/security/save_text'
import { SecurityHead } from '~/components/identity/security/security_head'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{ codes: string[]; email: string }>

export default function RecoveryCodes({ codes, email }: Props) {
  const t = useText('identity/security')
  const { shop } = useShared()
  const save = () => {
    const heading = t('codes_file', { shop: shop.name, email })
    saveText('recovery-codes.txt', [heading, '', ...codes, ''].join('\r\n'))
  }
  return (
    <div className="max-w-column pb-8">
      <SecurityHead title={t('codes_title')} lead={t('codes_shown')} />
      <div className="grid gap-6 border-t border-line-ink pt-6">
        <ol className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>
              <Text as="span" role="mono">
                {code}
              </Text>
            </li>
          ))}
        </ol>
        <div data-print="never" className="grid gap-6">
          <Note tone="brass">{t('codes_once')}</Note>
          <div className="flex flex-wrap gap-3">
            <Button onPress={save}>{t('codes_save')}</Button>
            <Button onPress={() => window.print()}>{t('codes_print')}</Button>
            <LinkButton href="/my-account/security" variant="primary">
              {t('codes_done')}
            </LinkButton>
          </div>
        </div>
      </div>
    </div>
  )
}
