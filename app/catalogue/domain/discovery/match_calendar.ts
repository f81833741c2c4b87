/** A trading calendar as days are compared with it; days are those since 1970. */
export type CalendarChoice = {
  code: string
  holidays: ReadonlySet<number>
  /** Days that the shop knows of it; others were reckoned by its rules. */
  knownFrom: number
  knownUntil: number
}

export type CalendarMatch = {
  /** Null where the shop has no calendar: then days are compared with all weekdays. */
  code: string | null
  /** Trading days between the first and the last file that have none. */
  missing: number[]
  extra: number[]
  /** Other calendars that explain the days as well. */
  alike: string[]
  /** Days with files outside of the years that the shop knows. */
  unknown: number
}

/** A file on a holiday speaks more against a calendar than a day that is merely missing. */
const EXTRA_WEIGHT = 2

const WEEKDAYS: Omit<CalendarChoice, 'code'> = {
  holidays: new Set(),
  knownFrom: Number.NEGATIVE_INFINITY,
  knownUntil: Number.POSITIVE_INFINITY,
}

/** The calendar that leaves the least unexplained; of those alike the first by `preferred`, then by code. */
export function matchCalendar(
  days: readonly number[],
  calendars: readonly CalendarChoice[],
  preferred: readonly string[] = []
): CalendarMatch {
  const rank = ({ code }: CalendarChoice) => (preferred.includes(code) ? 0 : 1)
  const judged = calendars
    .map((calendar) => ({ calendar, ...unexplained(days, calendar) }))
    .map((one) => ({ ...one, cost: one.missing.length + EXTRA_WEIGHT * one.extra.length }))
    .toSorted(
      (one, other) =>
        one.cost - other.cost ||
        rank(one.calendar) - rank(other.calendar) ||
        (one.calendar.code < other.calendar.code ? -1 : 1)
    )
  const [best, ...others] = judged
  if (!best) return { code: null, alike: [], unknown: 0, ...unexplained(days, WEEKDAYS) }
  const { calendar, missing, extra, cost } = best
  const alike = others.filter((one) => one.cost === cost).map((one) => one.calendar.code)
  const unknown = days.filter((day) => day < calendar.knownFrom || day > calendar.knownUntil)
  return { code: calendar.code, missing, extra, alike, unknown: unknown.length }
}

function unexplained(days: readonly number[], { holidays }: Pick<CalendarChoice, 'holidays'>) {
  const there = new Set(days)
  const isClosed = (day: number) => isWeekend(day) || holidays.has(day)
  const missing: number[] = []
  for (let day = days[0]!; day <= days.at(-1)!; day++) {
    if (!there.has(day) && !isClosed(day)) missing.push(day)
  }
  return { missing, extra: days.filter(isClosed) }
}

/** The first of January 1970 was a Thursday. */
const isWeekend = (day: number) => (((day + 3) % 7) + 7) % 7 > 4
