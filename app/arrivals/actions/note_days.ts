import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { publishedProducts, type ChangedDay, type PublishedProduct } from '#catalogue'
import arrivals from '#config/arrivals'
import { clock, SHOP_TIME_ZONE } from '#shared/clock'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { planDays } from '#arrivals/actions/plan_days'
import { dueAt } from '#arrivals/domain/due_at'

/** Notes that files of days came, in the transaction that brings them. */
export async function noteDays(
  trx: TransactionClientContract,
  productId: number,
  days: ChangedDay[]
): Promise<void> {
  const product = (await publishedProducts(trx)).find(({ id }) => id === productId)
  if (!product) return
  await planDays(trx, worthPlanning(product, days))
  await rows(trx, NOTE, {
    ...{ productId, now: clock.now().toISO() },
    days: JSON.stringify(days),
  })
}

/** Days of this time, and old ones that were replaced: those that are loaded afterwards have no morning. */
function worthPlanning(product: PublishedProduct, days: ChangedDay[]) {
  const oldest = clock.now().minus({ days: arrivals.loadedAfterDays }).toJSDate()
  const rule = { ...product.rule, zone: SHOP_TIME_ZONE }
  return days
    .map(({ day, changed }) => ({ day, changed, due: dueAt(CalendarDay.parse(day)!, rule) }))
    .filter(({ due, changed }) => changed > 0 || due > oldest)
    .map(({ day, due }) => ({ product, day, due }))
}

/** A day has come with its last file; other bytes for a day that was whole are a correction. */
const NOTE = `
  update arrival_days a
     set files = now_there.files, bytes = now_there.bytes,
         arrived_at = case
           when a.arrived_at is null and come.added > 0 and now_there.files >= a.files_expected
           then :now::timestamptz else a.arrived_at end,
         corrected_at = case when come.is_correction then :now::timestamptz else a.corrected_at end,
         corrections = a.corrections + come.is_correction::int
    from (select known.product_id, known.day, one.added,
                 one.changed > 0 and (known.arrived_at is not null or one.added = 0)
                   as is_correction
            from arrival_days known
            join jsonb_to_recordset(:days::jsonb) as one (day date, added int, changed int)
              on one.day = known.day
           where known.product_id = :productId) come
    join lateral (select count(*) as files, sum(bytes) as bytes from lake_files f
                   where f.product_id = come.product_id and f.day = come.day) now_there on true
   where a.product_id = come.product_id and a.day = come.day`
