import {
  difference,
  type Both,
  type ChangedOrder,
  type Limit,
} from '#statistics/domain/rehearsal/report'

export type RehearsedOrder = Omit<ChangedOrder, 'why'> & {
  userId: number
  bookedNetCents: number
  isByCard: boolean
  items: { product: { code: string; name: string }; cents: Both }[]
}

/** Whether an amount is above a limit that it was not above before; in cents. */
export const exceeds = ([before, after]: Both, limit: number) => before <= limit && after > limit

/** Whether an order comes to lie on the other side of a limit. */
export function crosses(limit: Limit, { fee, gross, isByCard }: RehearsedOrder, cardLimit: number) {
  if (limit === 'card') return isByCard && exceeds(gross, cardLimit)
  return limit === 'fee_begins' ? fee[0] === 0 && fee[1] > 0 : fee[0] > 0 && fee[1] === 0
}

/** Why an order would cost something else; VAT that only follows from another net is no reason of its own. */
export function reasonsOf({ net, fee, vat, items }: RehearsedOrder): ChangedOrder['why'] {
  const why: ChangedOrder['why'] = []
  if (items.some(({ cents }) => difference(cents) !== 0)) why.push('price')
  if (difference(fee) !== 0) why.push('fee')
  const isSameShare = Math.abs(vat[0] * net[1] - vat[1] * net[0]) <= net[0] + net[1]
  if (!isSameShare) why.push('vat')
  return why
}
