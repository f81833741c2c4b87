import { clock } from '#shared/clock'
import { rows, transaction } from '#shared/database'
import { failpoint } from '#shared/failpoints'
import { mailReaders } from '#arrivals/actions/mail_readers'
import { tellHooks } from '#arrivals/actions/tell_hooks'
import { estimateOf } from '#arrivals/domain/estimate'
import { audiencesOf } from '#arrivals/ports/audiences'
import { recentDelays } from '#arrivals/queries/recent_delays'
import { TOLD, TOLD_AT_ONCE, type ToldDay } from '#arrivals/queries/told_day'

/** Notices days that are late, each once: the mark and all that is told of it are one transaction. */
export async function tellLate(): Promise<void> {
  const now = clock.now().toJSDate()
  await transaction(async (trx) => {
    const late = await rows<ToldDay>(trx, LATE, [now, TOLD_AT_ONCE])
    if (late.length === 0) return
    const ids = [...new Set(late.map(({ productId }) => productId))]
    const delays = await recentDelays(ids, trx)
    const days = late.map((one) => ({
      ...one,
      estimateAt: estimateOf({ due: one.dueAt, now }, delays.get(one.productId) ?? []),
    }))
    await rows(trx, MARK, [now, JSON.stringify(days)])
    const audienceOf = await audiencesOf(days, trx)
    await mailReaders(trx, { kind: 'late', days, audienceOf })
    await tellHooks(trx, { event: 'file.late', days, audienceOf })
    await failpoint('arrivals.late_told')
  })
}

const LATE = `${TOLD}
   where d.arrived_at is null and d.missing_at is null and d.late_at is null and d.late_from <= ?
   order by d.late_from, d.product_id limit ? for update of d skip locked`

const MARK = `
  update arrival_days d set late_at = ?, estimate_at = one."estimateAt"
    from jsonb_to_recordset(?::jsonb) as one ("productId" int, day date, "estimateAt" timestamptz)
   where d.product_id = one."productId" and d.day = one.day`
