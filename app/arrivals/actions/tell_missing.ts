import arrivals from '#config/arrivals'
import { clock } from '#shared/clock'
import { rows, transaction } from '#shared/database'
import { mailReaders } from '#arrivals/actions/mail_readers'
import { audiencesOf } from '#arrivals/ports/audiences'
import { TOLD, TOLD_AT_ONCE, type ToldDay } from '#arrivals/queries/told_day'

/** Late days that a later day of their product overtook, or that are late for days, are missing. */
export async function tellMissing(): Promise<void> {
  const now = clock.now()
  const since = now.minus({ hours: arrivals.missingAfterHours }).toJSDate()
  await transaction(async (trx) => {
    const days = await rows<ToldDay>(trx, MISSING, [now.toJSDate(), since, TOLD_AT_ONCE])
    if (days.length === 0) return
    await rows(trx, MARK, [now.toJSDate(), JSON.stringify(days)])
    const told = days.filter(({ lateAt }) => lateAt !== null)
    const audienceOf = await audiencesOf(told, trx)
    await mailReaders(trx, { kind: 'missing', days: told, audienceOf })
  })
}

const MISSING = `${TOLD}
   where d.arrived_at is null and d.missing_at is null and d.late_from <= ?
     and (d.due_at <= ? or exists (
       select from arrival_days later
        where later.product_id = d.product_id and later.day > d.day and later.arrived_at is not null))
   order by d.late_from, d.product_id limit ? for update of d skip locked`

const MARK = `
  update arrival_days d set missing_at = ?
    from jsonb_to_recordset(?::jsonb) as one ("productId" int, day date)
   where d.product_id = one."productId" and d.day = one.day`
