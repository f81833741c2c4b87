import { publishedProducts } from '#catalogue'
import { rows, transaction } from '#shared/database'
import { mailReaders } from '#arrivals/actions/mail_readers'
import { audiencesOf } from '#arrivals/ports/audiences'
import { TOLD, type ToldDay } from '#arrivals/queries/told_day'
import { cutSmallDay } from '#demo/arrivals/cut_small_day'
import { demoDays } from '#demo/arrivals/demo_days'
import { learnSizes } from '#demo/arrivals/learn_sizes'
import { seedNotice } from '#demo/arrivals/seed_notice'

/** Sixty mornings of each product and a newest one on which something is late, missing and corrected. */
export async function seedArrivalsDemo(progress: (text: string) => void): Promise<void> {
  const products = await publishedProducts()
  await cutSmallDay(products)
  const days = products.flatMap(demoDays)
  await transaction(async (trx) => {
    await rows(trx, SEED, [JSON.stringify(days)])
    const late = await rows<ToldDay>(trx, `${TOLD} where d.status = 'Late'`)
    const audienceOf = await audiencesOf(late, trx)
    await mailReaders(trx, { kind: 'late', days: late, audienceOf })
  })
  await learnSizes(products.map(({ id }) => id))
  await seedNotice()
  progress(`${days.length} days came`)
}

/** What waited at the last start and is in the lake now has come. */
const SEED = `
  insert into arrival_days (product_id, day, morning, due_at, late_from, usual_delay, usual_spread,
    learnt_days, files_expected, files, bytes, arrived_at, announced_at, late_at, estimate_at,
    missing_at, corrected_at, corrections, corrections_told)
  select one.product_id, one.day, one.morning, one.due_at, one.late_from, one.usual_delay,
         one.usual_spread, one.learnt_days, one.files_expected,
         case when one.arrived_at is null then 0 else one.files_expected end,
         case when one.arrived_at is null then 0 else coalesce(
           (select sum(f.bytes) from lake_files f
             where f.product_id = one.product_id and f.day = one.day), 0) end,
         one.arrived_at, one.announced_at, one.late_at, one.estimate_at, one.missing_at,
         one.corrected_at, coalesce(one.corrections, 0), coalesce(one.corrections_told, 0)
    from jsonb_populate_recordset(null::arrival_days, ?::jsonb) one
  on conflict (product_id, day) do update
    set arrived_at = excluded.arrived_at, announced_at = excluded.announced_at,
        files = excluded.files, bytes = excluded.bytes
  where arrival_days.arrived_at is null and excluded.arrived_at is not null`
