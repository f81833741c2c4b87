import { TotalsTable } from '@kontor/design-system/totals_table'
import { useVatWhy } from '~/components/basket/use_vat_why'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { CustomerOrder } from './types'

type Priced = Pick<CustomerOrder, 'totals' | 'deliveryAddress' | 'tin'>

/** The amounts of an order, each with its reason. */
export function OrderTotals({ order }: { order: Priced }) {
  const t = useText('orders/admin')
  const name = useText('shared/amounts')
  const { money } = useFormat()
  const vatWhy = useVatWhy()
  const feeWhy = useFeeWhy(order)
  const { totals, deliveryAddress, tin } = order
  const facts = { country: deliveryAddress.country, vatId: tin }
  const { isNet, vatReason, vatPercent } = totals
  const isStaffs = vatReason === 'staff'
  const why = isStaffs ? (totals.vatExemption ?? t('totals.vat_staff')) : vatWhy(vatReason, facts)
  const discount = {
    id: 'discount',
    label: name('discount'),
    amount: money(-totals.discountCents),
  }
  const settled = [
    { id: 'net', label: name('net'), amount: money(totals.netCents), sum: true },
    {
      id: 'vat',
      label: name('vat', { percent: vatPercent }),
      amount: money(totals.vatCents),
      why,
    },
  ]
  return (
    <TotalsTable
      caption={t('totals.caption')}
      rows={[
        { id: 'subtotal', label: name('subtotal'), amount: money(totals.subtotalCents) },
        { id: 'fee', label: name('fee'), amount: money(totals.feeCents), why: feeWhy },
        ...(totals.discountCents > 0 ? [discount] : []),
        ...(isNet ? [] : settled),
      ]}
      total={{
        label: name('in_eur', { name: name(isNet ? 'net' : 'gross') }),
        amount: money(isNet ? totals.netCents : totals.grossCents),
        why: isNet ? why : undefined,
      }}
    />
  )
}

/** The rule of the fee as it was when the order was placed, unless staff have set another. */
function useFeeWhy({ totals: { fee, feeCents, netCents } }: Priced): string {
  const t = useText('orders/admin')
  const { money } = useFormat()
  if (feeCents !== fee.cents && netCents > 0) return t('totals.fee_set')
  if (feeCents !== fee.cents) return t('totals.fee_none')
  const limit = money(fee.appliesUpToCents)
  if (fee.reason === 'small_order') {
    return t('totals.fee_small', { amount: money(fee.amountCents), limit })
  }
  return fee.reason === 'large_order' ? t('totals.fee_large', { limit }) : t('totals.fee_none')
}
