import { publishedProducts } from '#catalogue'
import { storeBatch } from '#catalogue/actions/lake_import/store_batch'
import { forgetReferenceData } from '#catalogue/queries/reference_data'
import { newDays } from '#demo/arrivals/new_days'
import { dayFacts } from '#demo/catalogue/files/day_facts'
import { filesOf, plansWithFiles } from '#demo/catalogue/made_files'
import { clock } from '#shared/clock'

/** Brings the files of the days that came out since, as an operator would: a demo that runs for days stays one. */
export async function bringNewDays(): Promise<void> {
  const plans = new Map(plansWithFiles().map((plan) => [plan.code, plan]))
  for (const product of await publishedProducts()) {
    const plan = plans.get(product.code)
    if (!plan || plan.until) continue
    const days = newDays(product, clock.now().toJSDate()).filter(
      ({ iso }) => dayFacts(product.code, iso).state !== 'missing'
    )
    for (const day of days) await storeBatch(product.id, await filesOf(plan, day))
  }
  forgetReferenceData()
}
