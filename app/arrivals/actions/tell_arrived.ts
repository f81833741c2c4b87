import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { rows, transaction } from '#shared/database'
import { failpoint } from '#shared/failpoints'
import { noteTold } from '#arrivals/actions/book/note_told'
import { mailReaders } from '#arrivals/actions/mail_readers'
import { tellHooks } from '#arrivals/actions/tell_hooks'
import { audiencesOf } from '#arrivals/ports/audiences'
import { TOLD, TOLD_AT_ONCE, type ToldDay } from '#arrivals/queries/told_day'

/** Tells of days that came or were corrected: programs of each, people of those they waited for. */
export async function tellArrived(): Promise<void> {
  await transaction(async (trx) => {
    const found = await rows<ToldDay>(trx, UNTOLD, [TOLD_AT_ONCE])
    if (found.length === 0) return
    await rows(trx, MARK, [clock.now().toJSDate(), JSON.stringify(found)])
    await announce(trx, found)
    await failpoint('arrivals.arrival_told')
  })
}

async function announce(trx: TransactionClientContract, found: ToldDay[]): Promise<void> {
  const audienceOf = await audiencesOf(found, trx)
  const come = found.filter((one) => one.arrivedAt !== null && one.announcedAt === null)
  const corrected = found.filter((one) => one.corrections > one.correctionsTold)
  const awaited = come.filter(({ lateAt }) => lateAt !== null)
  await mailReaders(trx, { kind: 'arrived', days: awaited, audienceOf })
  await tellHooks(trx, { event: 'file.available', days: come, audienceOf })
  await tellHooks(trx, { event: 'file.corrected', days: corrected, audienceOf })
  await noteTold(trx, found)
}

const UNTOLD = `${TOLD}
   where (d.arrived_at is not null and d.announced_at is null) or d.corrections > d.corrections_told
   order by d.product_id, d.day limit ? for update of d skip locked`

const MARK = `
  update arrival_days d
     set corrections_told = d.corrections,
         announced_at = case when d.arrived_at is not null then coalesce(d.announced_at, ?) end
    from jsonb_to_recordset(?::jsonb) as one ("productId" int, day date)
   where d.product_id = one."productId" and d.day = one.day`
