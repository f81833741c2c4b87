import { areAsDrafted, forgetReferenceData, loadReferenceData, publishRules } from '#catalogue'
import { recordAudit, type Actor } from '#shared/audit'
import { refusableTransaction, rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Result } from '#shared/domain/result'
import { findRehearsal } from '#statistics/queries/rehearsal/rehearsals'

type Wish = { id: number; from: CalendarDay; actor: Actor }

/** Lets what was rehearsed hold from a day on: once, and only while the shop is as it was drafted. */
export async function publishRehearsal({ id, from, actor }: Wish): Promise<Result<void>> {
  const published = await refusableTransaction<Result<void>>(async (trx) => {
    await rows(trx, 'select id from rehearsals where id = ? for update', [id])
    const rehearsal = await findRehearsal(id, trx)
    if (!rehearsal) return refuse('statistics.errors.no_rehearsal', { status: 404 })
    const { state, publishedBy, changes } = rehearsal
    if (publishedBy) {
      const params = { who: publishedBy }
      return refuse('statistics.errors.published', { field: 'from', params, status: 409 })
    }
    if (state !== 'Done') return refuse('statistics.errors.not_done', { field: 'from' })
    const refusal = refuseFirstDay(from)
    if (refusal) return refusal
    if (!areAsDrafted(await loadReferenceData(trx), changes)) {
      return refuse('statistics.errors.rules_changed', { field: 'from', status: 409 })
    }
    await publishRules(trx, { changes, from: from.iso, actor })
    await rows(
      trx,
      `update rehearsals set published_from = ?, published_at = now(), published_by = ?
        where id = ?`,
      [from.iso, actor.label, id]
    )
    await recordAudit(trx, {
      ...{ actor, subject: { type: 'rehearsal', id }, action: 'rehearsal.published' },
      after: { from: from.iso },
    })
    return ok(undefined)
  })
  forgetReferenceData()
  return published
}

const MOST_YEARS = 5

/** Rules hold from a day that has not passed, and not further away than anybody plans. */
export function refuseFirstDay(from: CalendarDay) {
  const today = CalendarDay.today()
  if (from.isBefore(today)) {
    return refuse('statistics.errors.day_past', { field: 'from', params: { day: today.format() } })
  }
  if (from.year > today.year + MOST_YEARS) {
    return refuse('statistics.errors.day_far', { field: 'from', params: { n: MOST_YEARS } })
  }
  return null
}
