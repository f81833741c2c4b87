import { test } from '@japa/runner'
import fc from 'fast-check'
import { CalendarDay } from '#shared/domain/calendar_day'
import { TradingCalendar } from '#shared/domain/trading_calendar'
import { ALWAYS, type Entitlement } from '#subscriptions/domain/entitlement'
import { missedDays } from '#subscriptions/domain/missed_days'
import { seenDayByDay } from '#tests/fixtures/subscriptions/day_by_day'
import { aDay, anEntitlement, FIRST } from '#tests/fixtures/subscriptions/entitlements'

/** Up to the last one there may be a bound; on the days after it only what has no end goes on. */
const DAYS = Array.from({ length: 50 }, (_, day) => FIRST.plusDays(day))
const LAST = DAYS.at(-1)!
const EVERY_WEEKDAY = new TradingCalendar('', new Map())

/** With a calendar and a pencil: the day of data can be seen on it or later. */
const comes = (day: CalendarDay, of: Entitlement) =>
  DAYS.some((on) => !on.isBefore(day) && seenDayByDay(day, of, on))

const until = (end: CalendarDay | null, seen: CalendarDay | null = null): Entitlement => ({
  isUnrestricted: false,
  visible: { from: null, until: seen },
  ranges: [{ days: { from: FIRST, until: end }, visible: ALWAYS }],
})

test.group('Subscriptions | days that will no longer come', () => {
  test('are those that would have come and do not, whatever changes', ({ assert }) => {
    fc.assert(
      fc.property(anEntitlement, anEntitlement, aDay, (before, after, from) => {
        const days = DAYS.filter(
          (day) => !day.isBefore(from) && !day.isWeekend && comes(day, before) && !comes(day, after)
        )
        const missed = missedDays({ before, after }, from, EVERY_WEEKDAY)
        assert.equal(missed === null, days.length === 0)
        if (!missed) return
        const goesOn = comes(LAST, before) && !comes(LAST, after)
        assert.equal(missed.days, goesOn ? null : days.length)
        assert.equal(missed.last === null, goesOn)
      })
    )
  })

  test('are named from the first on: {what}')
    .with([
      { what: 'an end', after: until(FIRST.plusDays(3)), missed: [4, 27, 16] },
      { what: 'no longer seen', after: until(FIRST.plusDays(27), FIRST), missed: [1, 27, 19] },
      { what: 'nothing', after: until(null), missed: null },
    ])
    .run(({ assert }, { after, missed }) => {
      const change = { before: until(FIRST.plusDays(27)), after }
      const found = missedDays(change, FIRST, EVERY_WEEKDAY)
      const [first, last, days] = missed ?? []
      const named = {
        days,
        first: FIRST.plusDays(first ?? 0).iso,
        last: FIRST.plusDays(last ?? 0).iso,
      }
      assert.deepEqual(found, missed && named)
    })

  test('an end taken from what had none, or the year 9999, leaves days without number', ({
    assert,
  }) => {
    for (const end of [null, CalendarDay.of(9999, 12, 31)]) {
      const change = { before: until(end), after: until(FIRST) }
      const first = FIRST.plusDays(1).iso
      assert.deepEqual(missedDays(change, FIRST, EVERY_WEEKDAY), { days: null, first, last: null })
    }
  })
})
