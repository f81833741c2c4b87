import { recordAudit, type Actor } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import type { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Result } from '#shared/domain/result'
import { readTypedDay } from '#shared/domain/typed_day'
import { stateOfFinding } from '#contracts/queries/entitlements/state_of_finding'

export type Acceptance = {
  finding: string
  until: string
  reason: string
  /** The day on which it was seen; without it today. */
  day?: string
  /** `stamp` of what was seen; without it whatever is open. */
  seen?: string
}

const LONGEST_DAYS = 366

/**
 * Lets a finding be for a while: until a day within a year, with a reason; it comes back after it, or when more than what was seen
 * does not agree. One that was mended or changed meanwhile is refused: an excuse that nobody needs would stand in the
 * papers of an audit.
 */
export async function acceptFinding(
  { finding, until, reason, day: seenOn = '', seen = '' }: Acceptance,
  { today, actor }: { today: CalendarDay; actor: Actor }
): Promise<Result<undefined>> {
  const day = readTypedDay(until)
  if (reason === '') return refuse('contracts.findings.errors.reason', { field: 'reason' })
  if (!day || day.isBefore(today) || day.isAfter(today.plusDays(LONGEST_DAYS))) {
    return refuse('contracts.findings.errors.until', { field: 'until' })
  }
  return transaction<Result<undefined>>(async (trx) => {
    const state = await stateOfFinding(trx, finding, (readTypedDay(seenOn) ?? today).iso)
    if (typeof state === 'string' || ![state.stamp, ''].includes(seen)) {
      const status = state === 'gone' ? 404 : 409
      return refuse('contracts.findings.errors.changed', { field: 'until', status })
    }
    await rows(
      trx,
      `insert into contract_acceptances (finding, accepted_until, reason, actor_label, kind, days)
       values (:finding, :until, :reason, :by, :kind, :days::datemultirange)
       on conflict (finding) do update
         set accepted_until = excluded.accepted_until, reason = excluded.reason,
             actor_label = excluded.actor_label, kind = excluded.kind, days = excluded.days,
             created_at = now()`,
      { finding, until: day.iso, reason, by: actor.label, kind: state.kind, days: state.days }
    )
    const after = { until: day.iso, reason }
    const subject = { type: 'contract_finding', id: finding }
    await recordAudit(trx, { actor, subject, action: 'contract_finding.accepted', after })
    return ok()
  })
}

export const reopenFinding = (finding: string, actor: Actor): Promise<void> =>
  transaction(async (trx) => {
    const gone = await rows<{ reason: string }>(
      trx,
      'delete from contract_acceptances where finding = ? returning reason',
      [finding]
    )
    if (gone.length === 0) return
    const subject = { type: 'contract_finding', id: finding }
    await recordAudit(trx, {
      ...{ actor, subject, action: 'contract_finding.reopened', before: gone[0]! },
    })
  })
