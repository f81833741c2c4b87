import { recordAudit, type Actor } from '#shared/audit'
import { refusableTransaction, rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { applyChange, changedDays } from '#catalogue/actions/calendars/apply_change'
import { calendarHistory, holdCalendar } from '#catalogue/actions/calendars/hold_calendar'
import { refuseChange, type CalendarChange } from '#catalogue/domain/calendar_change'
import { forgetReferenceData } from '#catalogue/queries/reference_data'

type Wish = {
  code: string
  change: CalendarChange
  /** The newest entry of the calendar's history that the person has seen. */
  seen: number
}

/** Saves a change; prices, minimal days and coverage follow at once. */
export async function changeCalendar(wish: Wish, actor: Actor): Promise<Result<{ days: number }>> {
  const { code, change, seen } = wish
  const saved = await refusableTransaction<Result<{ days: number }>>(async (trx) => {
    const held = await holdCalendar(trx, code)
    if (!held) return refuse('calendars.errors.unknown', { status: 404 })
    const { calendar, newest } = held
    if (newest && newest.seq > seen) {
      const params = { who: newest.actor.label }
      return refuse('calendars.errors.changed_meanwhile', { field: 'form', status: 409, params })
    }
    const refused = refuseChange(calendar, change) ?? refuseNothing(calendar, change)
    if (refused) return refused
    // No checkout prices days while they change.
    await rows(trx, HOLD, [code])
    await applyChange(trx, code, change)
    const { firstYear, lastYear, holidays } = calendar
    const gone = holidays.filter(({ day }) => change.remove.includes(day))
    await recordAudit(trx, {
      ...{ actor, subject: calendarHistory(code), action: 'trading_calendar.changed' },
      before: { firstYear, lastYear, holidays: gone },
      after: { firstYear: change.firstYear, lastYear: change.lastYear, holidays: change.add },
    })
    return ok({ days: changedDays(change).length })
  })
  forgetReferenceData()
  return saved
}

function refuseNothing(
  { firstYear, lastYear }: { firstYear: number; lastYear: number },
  change: CalendarChange
) {
  const isSame = firstYear === change.firstYear && lastYear === change.lastYear
  const isEmpty = isSame && changedDays(change).length === 0
  return isEmpty ? refuse('calendars.errors.nothing', { field: 'form' }) : null
}

const HOLD = 'select id from products where calendar_code = ? order by id for update'
