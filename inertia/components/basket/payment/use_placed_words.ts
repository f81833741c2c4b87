import type { Data } from '@generated/data'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'

/** What is said of a placed order depends on how it is paid, and whether it still has to be. */
export function usePlacedWords(order: Data.Orders.PlacedOrder): { title: string; next: string[] } {
  const t = useText('orders/checkout')
  const pay = useText('orders/payment')
  const { money } = useFormat()
  const { shop } = useShared()
  const { number, grossCents, netCents, paymentMethod, payment } = order
  const download = t('status.next_download', { days: shop.downloadWindowDays })
  if (paymentMethod === 'Card') {
    const paid = pay('status.next_paid', { total: money(grossCents) })
    return { title: pay('status.placed_card', { number }), next: [paid, download] }
  }
  if (paymentMethod === 'Quota') {
    const spent = pay('status.next_quota', { total: money(netCents) })
    const next = [spent, pay('status.next_quota_confirm'), download]
    return { title: pay('status.placed_quota', { number }), next }
  }
  const transfer = t('status.next_pay', { total: money(grossCents) })
  return {
    title: t('status.title', { number }),
    next: payment ? [transfer, t('status.next_confirm'), download] : [download],
  }
}
