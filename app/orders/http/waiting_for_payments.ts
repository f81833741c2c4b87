import { rows } from '#shared/database'
import { AWAITED_STATES } from '#orders/domain/payment/attempt'
import { WaitingCallers } from '#shared/http/waiting_callers'

/** Programs that wait until a card payment is settled, by the name that its link has. */
export const waitingForPayments = new WaitingCallers<string>('payments', async (links) => {
  const found = await rows<{ id: string }>(
    null,
    `select p.id from payment_attempts p
      where p.id = any(?::uuid[]) and p.state <> all(?)
        and not exists (select from payment_attempts later
                         where later.link_id = p.id and later.state = any(?))`,
    [links, [...AWAITED_STATES], [...AWAITED_STATES]]
  )
  return new Set(found.map(({ id }) => id))
})
