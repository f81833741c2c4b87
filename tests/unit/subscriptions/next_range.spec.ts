import { test } from '@japa/runner'
import fc from 'fast-check'
import { CalendarDay } from '#shared/domain/calendar_day'
import { nextRange } from '#subscriptions/domain/next_range'
import { renewalOf } from '#subscriptions/domain/renewal'

const day = (text: string) => CalendarDay.parse(text)!

test.group('Subscriptions | the range of a renewal', () => {
  test('after {from} to {until} comes {next}')
    .with([
      { from: '2026-01-01', until: '2026-12-31', next: '2027-01-01 2027-12-31' },
      { from: '2025-11-24', until: '2026-11-23', next: '2026-11-24 2027-11-23' },
      { from: '2026-02-01', until: '2026-02-28', next: '2026-03-01 2026-03-31' },
      { from: '2027-03-01', until: '2028-02-29', next: '2028-03-01 2029-02-28' },
      { from: '2026-01-31', until: '2026-02-27', next: '2026-02-28 2026-03-27' },
      { from: '2026-03-02', until: '2026-03-06', next: '2026-03-07 2026-03-11' },
      { from: '2026-05-05', until: '2026-05-05', next: '2026-05-06 2026-05-06' },
    ])
    .run(({ assert }, { from, until, next }) => {
      const days = { from: day(from), until: day(until) }
      const made = nextRange({ days, visible: { from: null, until: null } })
      assert.equal(`${made.days.from.iso} ${made.days.until.iso}`, next)
    })

  test('what is visible until the year 9999 stays so, and what ends then is not renewed', ({
    assert,
  }) => {
    const range = { startsOn: '2026-01-01', visibleFrom: null, isTrial: false }
    const visibleUntil = '9999-12-31'
    const renewed = renewalOf({ ...range, endsOn: '2026-12-31', visibleUntil })
    assert.equal(renewed.ok && renewed.value.visible.until?.iso, visibleUntil)
    assert.isFalse(renewalOf({ ...range, endsOn: '9999-12-31', visibleUntil }).ok)
  })

  test('it touches the one before, is as long to three days a month, and may be seen as late', ({
    assert,
  }) => {
    const start = fc.integer({ min: 10_000, max: 30_000 })
    const length = fc.integer({ min: 0, max: 1_500 })
    fc.assert(
      fc.property(start, length, fc.integer({ min: 0, max: 900 }), (first, days, later) => {
        const from = CalendarDay.ofEpochDay(first)
        const until = from.plusDays(days)
        const visible = { from, until: until.plusDays(later) }
        const next = nextRange({ days: { from, until }, visible })
        const months = Math.ceil((days + 1) / 28)
        assert.isTrue(next.days.from.equals(until.plusDays(1)))
        const longer = next.days.until.epochDay - next.days.from.epochDay - days
        assert.isAtMost(Math.abs(longer), 3 * months)
        assert.isTrue(next.visible.from!.equals(next.days.from))
        assert.equal(next.visible.until!.epochDay - next.days.until.epochDay, later)
      })
    )
  })
})
