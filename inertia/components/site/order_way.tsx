import { Heading, Text } from '@kontor/design-system/text'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'

const STEPS = ['chosen', 'registered', 'processing', 'completed'] as const

/** From the choice of days to the files, with the rules that hold on the way. */
export function OrderWay() {
  const t = useText('site')
  const { money } = useFormat()
  const { shop } = useShared()
  const figures = {
    fee: money(shop.feeCents),
    limit: money(shop.feeAppliesUpToCents),
    days: shop.downloadWindowDays,
  }
  return (
    <section aria-labelledby="way" className="pt-12">
      <div className="border-b border-line-ink pb-4">
        <Heading level={2} id="way">
          {t('way.title')}
        </Heading>
      </div>
      <ol className="grid divide-line max-md:divide-y md:grid-cols-4 md:divide-x">
        {STEPS.map((step, at) => (
          <li key={step} className="grid content-start gap-1 py-4 md:px-6 md:first:ps-0">
            <Text as="span" role="mono" tone="subtle">
              {at + 1}
            </Text>
            <Heading level={3} size="display-xs">
              {t(`way.${step}`)}
            </Heading>
            <Text role="ui" tone="muted">
              {t(`way.${step}_text`, figures)}
            </Text>
          </li>
        ))}
      </ol>
    </section>
  )
}
