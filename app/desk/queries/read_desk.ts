import desk from '#config/desk'
import { tradingCalendar } from '#catalogue'
import { scopesOf, type User } from '#identity'
import { firstInTime } from '#orders'
import { CalendarDay } from '#shared/domain/calendar_day'
import type { Locale } from '#shared/i18n'
import { axisOf } from '#desk/domain/age'
import { DESK_KINDS, mayActOn, seenKinds } from '#desk/domain/kinds'
import { sectionsOf } from '#desk/domain/section'
import type { Whose } from '#desk/domain/whose'
import { tallyDesk } from '#desk/queries/count_desk'
import { listThings } from '#desk/queries/list_things'
import { tellThings } from '#desk/queries/tell_things'

/** How many of each kind are shown; the lists behind the sections have all of them. */
const FIRST = 8

export type Desk = Awaited<ReturnType<typeof readDesk>>

/** All that waits for somebody, as far as the person's scopes go. */
export async function readDesk(user: User, whose: Whose, locale: Locale) {
  const held = scopesOf(user)
  const today = CalendarDay.today()
  const calendar = await tradingCalendar(desk.calendar)
  const seen = seenKinds(held)
  const asked = { kinds: seen, whose, me: user.id }
  const before = firstInTime(today, calendar).iso
  const [things, tallies] =
    seen.length === 0
      ? [[], []]
      : await Promise.all([listThings({ ...asked, first: FIRST }), tallyDesk({ ...asked, before })])
  return {
    ...{ today, calendar, whose, axis: axisOf(today, calendar) },
    acts: DESK_KINDS.filter((kind) => mayActOn(held, kind)),
    sections: sectionsOf(seen, things, tallies),
    told: await tellThings(things, locale),
    counts: countsOf(tallies),
  }
}

type Counted = Pick<Awaited<ReturnType<typeof tallyDesk>>[number], Whose>

const countsOf = (tallies: readonly Counted[]): Record<Whose, number> => {
  const sum = (of: Whose) => tallies.reduce((total, one) => total + one[of], 0)
  return {
    everyone: sum('everyone'),
    mine: sum('mine'),
    nobody: sum('nobody'),
    later: sum('later'),
  }
}
