import { Link } from '@kontor/design-system/link'
import { Heading, Text } from '@kontor/design-system/text'
import { productAddress } from '~/components/catalogue/addresses'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'

export type ExampleOrder = {
  product: { code: string; name: string }
  from: string
  to: string
  days: number
  dailyPriceCents: number
  netCents: number
  feeCents: number
  files: number
  bytes: number
  until: string
}

const STEPS = ['chosen', 'registered', 'processing', 'completed'] as const

/** One order from the choice of days to the files, in figures that hold today. */
export function OrderWay({ order }: { order: ExampleOrder }) {
  const t = useText('site/home')
  const words = useStepWords(order)
  const { product, from, to } = order
  return (
    <section aria-labelledby="way" className="pt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line-ink pb-4">
        <Heading level={2} id="way">
          {t('way.title')}
        </Heading>
        <Text role="ui-s" tone="subtle">
          {t('way.example')}.{' '}
          <Link href={productAddress(product.code, { from, to })}>{t('way.see')}</Link>
        </Text>
      </div>
      <ol className="grid divide-line max-lg:divide-y lg:grid-cols-4 lg:divide-x">
        {STEPS.map((step, at) => (
          <li key={step} className="grid content-start gap-1 py-4 lg:px-6 lg:first:ps-0">
            <Text as="span" role="mono" tone="subtle">
              {at + 1}
            </Text>
            <Heading level={3} size="display-xs">
              {t(`way.${step}`)}
            </Heading>
            <Text role="ui" tone="muted">
              {words[step]}
            </Text>
          </li>
        ))}
      </ol>
    </section>
  )
}

function useStepWords(order: ExampleOrder) {
  const t = useText('site/home')
  const { money, count, size, day } = useFormat()
  const { shop } = useShared()
  const fee = { fee: money(order.feeCents), limit: money(shop.feeAppliesUpToCents) }
  return {
    chosen: t('way.chosen_text', {
      count: order.days,
      days: count(order.days),
      product: order.product.name,
      from: day(order.from),
      to: day(order.to),
      price: money(order.dailyPriceCents),
      net: money(order.netCents),
    }),
    registered: `${t('way.paid')} ${t(order.feeCents > 0 ? 'way.with_fee' : 'way.no_fee', fee)}`,
    processing: t('way.processing_text', {
      count: order.files,
      files: count(order.files),
      size: size(order.bytes),
    }),
    completed: t('way.completed_text', { until: day(order.until) }),
  }
}
