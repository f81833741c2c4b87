import type { CalendarDay } from '#shared/domain/calendar_day'
import type { FoundDay } from '#catalogue/domain/discovery/days_in_name'

export type DayChoice = {
  /** Place among the days of each name. */
  at: number
  token: string
  /** Another reading fits as well and would give other days. */
  rival: string | null
  /** Names have further days that change. */
  others: number
}

type Days = readonly FoundDay[]

/**
 * The day that differs most from file to file is theirs; of several such ones the earliest, since files
 * are named after what they hold before the time at which they were made. Null where nothing can be read.
 */
export function chooseDay(names: readonly Days[]): DayChoice | null {
  const places = names[0]!.map((_, at) => readingOf(names, at)).filter((one) => one !== null)
  const changing = places.filter(({ distinct }) => distinct > 1)
  const [best] = places.toSorted(
    (one, other) => other.distinct - one.distinct || one.mean - other.mean || one.at - other.at
  )
  if (!best) return null
  const { at, token, rival } = best
  return { at, token, rival, others: Math.max(0, changing.length - 1) }
}

type Reading = { at: number; token: string; rival: string | null; distinct: number; mean: number }

/** A token has to fit most names; of those that fit the same, days of the week tell them apart. */
function readingOf(names: readonly Days[], at: number): Reading | null {
  const found = new Map<string, CalendarDay[]>()
  for (const days of names) {
    for (const { token, day } of days[at]!.readings) {
      const known = found.get(token)
      if (known) known.push(day)
      else found.set(token, [day])
    }
  }
  const judged = [...found].map(([token, days]) => ({ token, days, ...measured(days) }))
  const [best, next] = judged.toSorted(
    (one, other) => other.days.length - one.days.length || one.weekends - other.weekends
  )
  if (!best) return null
  const { token, distinct, mean } = best
  return { at, token, distinct, mean, rival: next && isRival(best, next) ? next.token : null }
}

type Judged = { days: CalendarDay[]; weekends: number }

const isRival = (one: Judged, other: Judged) =>
  one.days.length === other.days.length &&
  one.weekends === other.weekends &&
  one.days.some((day, at) => !day.equals(other.days[at]!))

function measured(days: readonly CalendarDay[]) {
  const sum = days.reduce((all, { epochDay }) => all + epochDay, 0)
  return {
    weekends: days.filter(({ isWeekend }) => isWeekend).length,
    distinct: new Set(days.map(({ epochDay }) => epochDay)).size,
    mean: sum / days.length,
  }
}
