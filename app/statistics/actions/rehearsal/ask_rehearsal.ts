import type { RuleChange } from '#catalogue'
import { recordAudit, type Actor } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { sendJob } from '#shared/jobs'
import { rehearseJob } from '#statistics/jobs/rehearse_job'

export type RehearsalWish = { name: string; changes: RuleChange[]; from: CalendarDay }

/** Writes down what is to be rehearsed; a worker does it, over the orders of a year. */
export const askRehearsal = (wish: RehearsalWish, actor: Actor): Promise<number> =>
  transaction(async (trx) => {
    const { name, changes, from } = wish
    const today = CalendarDay.today()
    const since = CalendarDay.of(today.year - 1, today.month, 1)
    const [asked] = await rows<{ id: number }>(
      trx,
      `insert into rehearsals (name, changes, from_day, since_day, asked_by)
       values (?, ?::jsonb, ?, ?, ?) returning id`,
      [name, JSON.stringify(changes), from.iso, since.iso, actor.label]
    )
    const { id } = asked!
    await recordAudit(trx, {
      ...{ actor, subject: { type: 'rehearsal', id }, isNew: true },
      ...{ action: 'rehearsal.asked', after: { name, from: from.iso, changes } },
    })
    await sendJob(trx, rehearseJob, { rehearsalId: id })
    return id
  })
