import { ArrivalTransformer, newestArrivals, plotsOf } from '#arrivals'
import { clock } from '#shared/clock'
import { CalendarDay } from '#shared/domain/calendar_day'
import { entitlementOf } from '#subscriptions/domain/entitlement_of'
import { statusOf } from '#subscriptions/domain/subscription_status'
import { heldSubscriptions } from '#subscriptions/queries/held_subscriptions'

const SHOWN = 8
const RUNNING = ['Active', 'Unrestricted']
/** What people wait for comes first. */
const FIRST = ['Late', 'Missing', 'Expected']

declare module '#shared/account_topics' {
  interface AccountNewest {
    mornings: Awaited<ReturnType<typeof newestDays>>
  }
}

/**
 * How the newest days came of what somebody has by subscription, with where they stand on the clock; what is
 * cut for a person comes with the day from which it is cut.
 */
export async function newestDays(userId: number) {
  const types = await typesOfProducts(userId)
  const found = await newestArrivals([...types.keys()])
  const shown = found.toSorted((one, other) => placeOf(one) - placeOf(other)).slice(0, SHOWN)
  const plots = await plotsOf(shown)
  return {
    now: clock.now().toISO()!,
    arrivals: shown.map((arrival, at) => ({
      ...new ArrivalTransformer(arrival).toObject(),
      typeId: types.get(arrival.productId)!,
      plot: plots[at]!,
    })),
  }
}

function placeOf({ status }: { status: string }): number {
  const place = FIRST.indexOf(status)
  return place < 0 ? FIRST.length : place
}

async function typesOfProducts(userId: number): Promise<Map<number, number>> {
  const today = CalendarDay.today()
  const running = (await heldSubscriptions(userId)).filter((held) =>
    RUNNING.includes(statusOf(entitlementOf(held), today))
  )
  return new Map(
    running.flatMap(({ typeId, productIds }) => productIds.map((id) => [id, typeId] as const))
  )
}
