import shop from '#config/shop'
import { basketOwners } from '#basket'
import { countHeldQuotes, loadReferenceData, withChanges } from '#catalogue'
import { rehearsalStates } from '#statistics/actions/rehearsal/rehearsal_states'
import { QuotaPots } from '#statistics/domain/rehearsal/quota_pots'
import { RehearsalSums } from '#statistics/domain/rehearsal/sums'
import { quotaPots } from '#statistics/queries/rehearsal/quota_pots'
import { findRehearsal, type Rehearsal } from '#statistics/queries/rehearsal/rehearsals'
import {
  rehearseBasket,
  rehearseOrders,
  rehearseQuotes,
} from '#statistics/queries/rehearsal/replay'
import { countSold, soldOrders } from '#statistics/queries/rehearsal/sold_orders'

const NOTED_EVERY_MS = 500

/**
 * Sells what was sold, and what lies in baskets and saved quotes, by the rules of today and by the draft.
 * Nothing is written but how far it is, and the report. One that was left begins again.
 */
export async function rehearse(id: number, signal?: AbortSignal): Promise<void> {
  const asked = await findRehearsal(id)
  if (!asked || !(await rehearsalStates.begin(id))) return
  try {
    await replay(asked, signal)
  } catch (error) {
    // A worker that ends leaves it to the next one.
    if (signal?.aborted) throw error
    await rehearsalStates.fail(id)
    throw error
  }
}

async function replay({ id, changes, sinceDay, fromDay }: Rehearsal, signal?: AbortSignal) {
  const today = await loadReferenceData(null)
  const sides = [today, withChanges(today, changes)] as const
  const owners = await basketOwners()
  const total = (await countSold(sinceDay)) + owners.length + (await countHeldQuotes())
  const quotas = new QuotaPots(await quotaPots(sinceDay))
  const sums = new RehearsalSums(shop.cardLimitCents, quotas)
  const held = new Set<number>()
  const goOn = notedBy(id, total, signal)

  const replayed = rehearseOrders(sides)
  for await (const orders of soldOrders(sinceDay)) {
    for (const order of orders) sums.addOrder(replayed(order))
    if (!(await goOn(orders.length))) return
  }
  for await (const quote of rehearseQuotes(sides, fromDay)) {
    sums.addQuote(quote)
    held.add(quote.number)
    if (!(await goOn(1))) return
  }
  for (const owner of owners) {
    const basket = await rehearseBasket(owner, sides, held)
    if (basket) sums.addBasket(basket)
    if (!(await goOn(1))) return
  }
  if (!(await rehearsalStates.note(id, { done: total, total }))) return
  await rehearsalStates.finish(null, id, sums.report())
}

/** Says how far it is, not too often; false once it has been stopped. */
function notedBy(id: number, total: number, signal?: AbortSignal) {
  let [done, noted] = [0, 0]
  return async (more: number) => {
    signal?.throwIfAborted()
    done += more
    if (performance.now() - noted < NOTED_EVERY_MS) return true
    noted = performance.now()
    return rehearsalStates.note(id, { done, total })
  }
}
