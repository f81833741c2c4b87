import { markDays } from '#catalogue/actions/days/mark_days'
import { takeMarksBack } from '#catalogue/actions/days/take_marks_back'
import type { Mark } from '#catalogue/domain/day_mark'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'

type Plan = { code: string; from: string; to?: string; mark: Mark; en: string; de: string }

const DATA_DESK = { id: null, label: 'Data desk' }

const MARKS: Plan[] = [
  {
    ...{ code: 'index_close', mark: 'degraded', from: '2026-06-08', to: '2026-06-10' },
    en: 'Closing values of three sector indices were computed with last week’s members.',
    de: 'Schlussstände dreier Branchenindizes wurden mit den Mitgliedern der Vorwoche berechnet.',
  },
  {
    ...{ code: 'fx_fixing_volumes', mark: 'missing', from: '2026-03-17' },
    en: 'Volumes of another day had been delivered under this date.',
    de: 'Unter diesem Datum waren die Umsätze eines anderen Tages geliefert worden.',
  },
  {
    ...{ code: 'index_close', mark: 'missing', from: '2026-05-06' },
    en: 'Withdrawn by the index desk while the values are checked.',
    de: 'Vom Indexteam zurückgehalten, solange die Stände geprüft werden.',
  },
]

/** What staff said of some days; one mark was taken back. Running it again changes nothing. */
export async function seedMarks(): Promise<void> {
  const known = await rows(null, 'select 1 from lake_exceptions where mark is not null limit 1')
  if (known.length > 0) return
  for (const { code, from, to = from, mark, en, de } of MARKS) {
    await markDays(
      { code, range: rangeOf(from, to), mark, noteEn: en, noteDe: de, seen: 0 },
      DATA_DESK
    )
  }
  const back = { code: 'index_close', range: rangeOf('2026-05-06', '2026-05-06'), seen: 9 }
  await takeMarksBack(back, DATA_DESK)
}

const rangeOf = (from: string, to: string) =>
  new DayRange(CalendarDay.parse(from)!, CalendarDay.parse(to)!)
