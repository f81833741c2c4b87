import { planAhead } from '#arrivals/actions/plan_ahead'
import { tellArrived } from '#arrivals/actions/tell_arrived'
import { tellLate } from '#arrivals/actions/tell_late'
import { tellMissing } from '#arrivals/actions/tell_missing'

/** What is done again and again: expect what is due soon, notice what does not come, tell what does. */
export async function followDays(): Promise<void> {
  await planAhead()
  await tellArrived()
  await tellMissing()
  await tellLate()
}
