import { TotalsTable } from '@kontor/design-system/totals_table'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Basket, Totals } from './types'
import { useLineWords } from './use_line_words'
import { useVatWhy } from './use_vat_why'

type Props = { basket: Basket; country: string | null; vatId: string | null }

/** Every amount of a basket with its reason, from the items to the total. */
export function BasketTotals({ basket, country, vatId }: Props) {
  const t = useText('basket')
  const { money } = useFormat()
  const { basis } = useLineWords()
  const why = useVatWhy()
  const { totals } = basket
  const lines = basket.items.flatMap(({ ref, line }) => (line ? [{ ref, line }] : []))
  return (
    <TotalsTable
      caption={t('brief.caption')}
      rows={[
        ...lines.map(({ ref, line }) => ({
          id: ref,
          label: line.product.name,
          amount: money(line.priceCents),
          why: basis(line),
        })),
        {
          id: 'subtotal',
          label: t('brief.subtotal'),
          amount: money(totals.subtotalCents),
          sum: true,
        },
        { id: 'fee', label: t('brief.fee'), amount: money(totals.fee.cents), ...feeWords(totals) },
        {
          id: 'vat',
          label: t('brief.vat', { percent: totals.vat.percent }),
          amount: money(totals.vat.cents),
          why: why(totals.vat.reason, { country, vatId }),
        },
      ]}
      total={{ label: totalLabel(), amount: money(totals.grossCents) }}
    />
  )

  function feeWords({ fee }: Totals) {
    const rule = { amount: money(fee.amountCents), limit: money(fee.appliesUpToCents) }
    const nudge = t('brief.fee_nudge', { distance: money(fee.distanceCents) })
    return { why: t('brief.fee_why', rule), nudge: fee.cents > 0 ? nudge : undefined }
  }

  function totalLabel() {
    return t(totals.vat.reason === 'outside_eu' ? 'brief.net_total' : 'brief.total')
  }
}
