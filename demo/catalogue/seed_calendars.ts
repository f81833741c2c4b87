import { changeCalendar } from '#catalogue/actions/calendars/change_calendar'
import { importYears } from '#catalogue/actions/calendars/extend_draft'
import { calendarHistory, findCalendar } from '#catalogue/actions/calendars/hold_calendar'
import type { CalendarChange } from '#catalogue/domain/calendar_change'
import { listAudit } from '#shared/audit'
import { refuse, type Result } from '#shared/domain/result'

const EDITOR = { id: null, label: 'r.amsel@kontor.example' }
const CODE = 'PL'
const CLOSED = { nameEn: 'System change', nameDe: 'Systemwechsel' }

/** Of one calendar the year behind its last came from the library, and a day of it was closed later. */
export async function seedCalendars(): Promise<void> {
  if ((await listAudit(calendarHistory(CODE))).length > 0) return
  const { lastYear } = (await findCalendar(null, CODE))!
  const year = lastYear + 1
  await change((calendar, now) => {
    const imported = importYears({ calendar, change: now }, { from: year, to: year })
    return imported.ok ? { ok: true, value: imported.value.change } : imported
  })
  await change((_, now) => ({
    ok: true,
    value: { ...now, add: [{ day: `${year}-10-09`, ...CLOSED }] },
  }))
}

type Calendar = NonNullable<Awaited<ReturnType<typeof findCalendar>>>
type Step = (calendar: Calendar, now: CalendarChange) => Result<CalendarChange>

async function change(step: Step): Promise<void> {
  const calendar = (await findCalendar(null, CODE))!
  const { firstYear, lastYear } = calendar
  const stepped = step(calendar, { add: [], remove: [], firstYear, lastYear })
  const wish = { code: CODE, seen: Number.MAX_SAFE_INTEGER }
  const saved = stepped.ok
    ? await changeCalendar({ ...wish, change: stepped.value }, EDITOR)
    : refuse(stepped.refusal.code)
  if (!saved.ok) throw new Error(`calendar: ${saved.refusal.code}`)
}
