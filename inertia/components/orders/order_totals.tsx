import { TotalsTable } from '@kontor/design-system/totals_table'
import { useVatWhy } from '~/components/basket/use_vat_why'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { CustomerOrder } from './types'

type Priced = Pick<CustomerOrder, 'totals' | 'deliveryAddress' | 'tin'>

/** The amounts of an order, each with its reason. */
export function OrderTotals({ order }: { order: Priced }) {
  const t = useText('orders_admin')
  const { money } = useFormat()
  const vatWhy = useVatWhy()
  const feeWhy = useFeeWhy(order)
  const { totals, deliveryAddress, tin } = order
  const facts = { country: deliveryAddress.country, vatId: tin }
  const discount = {
    id: 'discount',
    label: t('totals.discount'),
    amount: money(-totals.discountCents),
  }
  return (
    <TotalsTable
      caption={t('totals.caption')}
      rows={[
        { id: 'subtotal', label: t('totals.subtotal'), amount: money(totals.subtotalCents) },
        { id: 'fee', label: t('totals.fee'), amount: money(totals.feeCents), why: feeWhy },
        ...(totals.discountCents > 0 ? [discount] : []),
        { id: 'net', label: t('totals.net'), amount: money(totals.netCents), sum: true },
        {
          id: 'vat',
          label: t('totals.vat', { percent: totals.vatPercent }),
          amount: money(totals.vatCents),
          why:
            totals.vatReason === 'staff'
              ? (totals.vatExemption ?? t('totals.vat_staff'))
              : vatWhy(totals.vatReason, facts),
        },
      ]}
      total={{ label: t('totals.gross'), amount: money(totals.grossCents) }}
    />
  )
}

/** The rule of the fee as it was when the order was placed, unless staff have set another. */
function useFeeWhy({ totals: { fee, feeCents, netCents } }: Priced): string {
  const t = useText('orders_admin')
  const { money } = useFormat()
  if (feeCents !== fee.cents && netCents > 0) return t('totals.fee_set')
  if (feeCents !== fee.cents) return t('totals.fee_none')
  const limit = money(fee.appliesUpToCents)
  if (fee.reason === 'small_order') {
    return t('totals.fee_small', { amount: money(fee.amountCents), limit })
  }
  return fee.reason === 'large_order' ? t('totals.fee_large', { limit }) : t('totals.fee_none')
}
