import type { Cents } from '#shared/domain/money'
import type { QuotaOrder } from '#statistics/domain/rehearsal/quota_pots'
import {
  difference,
  LIMITS,
  type Both,
  type ChangedOrder,
  type Limit,
} from '#statistics/domain/rehearsal/report'

export type RehearsedOrder = Omit<ChangedOrder, 'why'> & {
  userId: number
  bookedNetCents: number
  isByCard: boolean
  quota: QuotaOrder['quota']
  items: { product: { code: string; name: string }; cents: Both }[]
}

/** Whether an amount is above a limit that it was not above before; in cents. */
export const exceeds = ([before, after]: Both, limit: number) => before <= limit && after > limit

/** The limits on whose other side an order comes to lie. */
export function crossedBy({ fee, gross, isByCard }: RehearsedOrder, limits: Limits): Limit[] {
  const crossed = {
    card: isByCard && exceeds(gross, limits.cardCents),
    quota: limits.lacksQuota,
    fee_begins: fee[0] === 0 && fee[1] > 0,
    fee_ends: fee[0] > 0 && fee[1] === 0,
  }
  return LIMITS.filter((limit) => crossed[limit])
}

type Limits = { cardCents: Cents; lacksQuota: boolean }

/** Why an order would cost something else; VAT that only follows from another net is no reason of its own. */
export function reasonsOf({ net, fee, vat, items }: RehearsedOrder): ChangedOrder['why'] {
  const why: ChangedOrder['why'] = []
  if (items.some(({ cents }) => difference(cents) !== 0)) why.push('price')
  if (difference(fee) !== 0) why.push('fee')
  const isSameShare = Math.abs(vat[0] * net[1] - vat[1] * net[0]) <= net[0] + net[1]
  if (!isSameShare) why.push('vat')
  return why
}
