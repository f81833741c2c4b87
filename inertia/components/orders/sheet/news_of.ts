import type { Texts } from '@generated/texts'
import type { CustomerOrder } from '../types'

type Entry = CustomerOrder['history'][number]
export type NewsKey = keyof Texts['orders/sheet']['news']

/** What happened to money and papers, by the name of the event. Others of these names are no news. */
const OF_MONEY: Partial<Record<string, NewsKey>> = {
  'payments.booked': 'part_paid',
  'invoices.issued': 'invoiced',
  'invoices.credited': 'credited',
  'refunds.asked': 'refund_asked',
  'refunds.done': 'refund_done',
  'refunds.refused': 'refund_refused',
}

const OF_DAYS: Partial<Record<string, NewsKey>> = {
  'orders.days_corrected': 'days_corrected',
  'orders.days_renewed': 'days_renewed',
  'orders.days_withdrawn': 'days_withdrawn',
}

const SAME_MOMENT_MS = 5_000

/** What of a history is news for its customer, newest first, each with the words for it. */
export function newsOf({
  history,
  paymentMethod,
}: Pick<CustomerOrder, 'history' | 'paymentMethod'>) {
  const arrivals = history.filter(({ to }) => to === 'Confirmed').map(({ at }) => Date.parse(at))
  const isSaid = ({ action, at }: Entry) =>
    action === 'payments.booked' &&
    arrivals.some((arrived) => Math.abs(arrived - Date.parse(at)) < SAME_MOMENT_MS)
  return history
    .flatMap((entry) => {
      const key = isSaid(entry) ? null : keyOf(entry, paymentMethod)
      return key ? [{ key, at: entry.at, to: entry.to }] : []
    })
    .toReversed()
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
}

function keyOf(entry: Entry, paid: CustomerOrder['paymentMethod']): NewsKey | null {
  const { kind, actor, action, from, to } = entry
  if (kind === 'placed') return actor.kind === 'you' ? 'placed' : 'placed_for_you'
  if (kind === 'terms_accepted' || kind === 'changed') return kind
  if (to === 'Confirmed') return `paid_${paid}`
  if (to === 'Processing') return from === 'Failed' ? 'resumed' : null
  if (to === 'Completed' || to === 'Failed' || to === 'Rejected' || to === 'Archived') return to
  return OF_MONEY[action] ?? OF_DAYS[action] ?? null
}
