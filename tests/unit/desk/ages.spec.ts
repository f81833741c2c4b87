import { test } from '@japa/runner'
import { CalendarDay } from '#shared/domain/calendar_day'
import { TradingCalendar } from '#shared/domain/trading_calendar'
import { axisOf, daysBefore, tradingDaysBetween } from '#desk/domain/age'
import { readRestingDay } from '#desk/domain/resting_day'
import { dueDay, firstInTime } from '#orders/domain/payment/due_day'

const day = (iso: string) => CalendarDay.parse(iso)!
const HOLIDAY = { en: 'Closed', de: 'Geschlossen' }
/** Christmas and New Year fall into two of the weeks below. */
const calendar = new TradingCalendar(
  'TEST',
  new Map([
    ['2026-12-24', HOLIDAY],
    ['2026-12-25', HOLIDAY],
    ['2027-01-01', HOLIDAY],
  ])
)

/** Placed on, due on. */
const DUE = [
  ['2026-09-01', '2026-09-15'],
  ['2026-09-04', '2026-09-18'],
  // A weekend counts from its Monday.
  ['2026-09-05', '2026-09-18'],
  ['2026-12-18', '2027-01-06'],
] as const

test.group('Desk | ages and due days', () => {
  test('an order of {placedOn} is due on {due}')
    .with(DUE.map(([placedOn, due]) => ({ placedOn, due })))
    .run(({ assert }, { placedOn, due }) => {
      assert.equal(dueDay(day(placedOn), calendar).iso, due)
    })

  test('whatever was placed before the first day in time is overdue, and nothing else', ({
    assert,
  }) => {
    for (const iso of ['2026-09-14', '2026-09-19', '2026-12-28', '2027-01-04']) {
      const today = day(iso)
      const first = firstInTime(today, calendar)
      for (let placed = today.plusDays(-40); !placed.isAfter(today); placed = placed.plusDays(1)) {
        const isOver = dueDay(placed, calendar).isBefore(today)
        assert.equal(placed.isBefore(first), isOver, `${iso}: ${placed.iso}`)
      }
    }
  })

  test('the axis has twenty trading days and ends with the last one', ({ assert }) => {
    const axis = axisOf(day('2027-01-03'), calendar)
    assert.lengthOf(axis, 20)
    assert.equal(axis.at(-1)!.iso, '2026-12-31')
    assert.isTrue(axis.every((one) => calendar.isTradingDay(one)))
  })

  test('what is older than the axis says by how many trading days', ({ assert }) => {
    const axis = axisOf(day('2026-09-18'), calendar)
    assert.equal(axis[0]!.iso, '2026-08-24')
    assert.equal(daysBefore(day('2026-08-24'), axis, calendar), 0)
    assert.equal(daysBefore(day('2026-08-21'), axis, calendar), 1)
    assert.equal(daysBefore(day('2026-08-12'), axis, calendar), 8)
  })

  test('days left are positive, days over negative, today is none', ({ assert }) => {
    const between = (from: string, to: string) => tradingDaysBetween(day(from), day(to), calendar)
    assert.equal(between('2026-09-18', '2026-09-18'), 0)
    assert.equal(between('2026-09-18', '2026-09-21'), 1)
    assert.equal(between('2026-09-18', '2026-09-14'), -4)
    assert.equal(between('2026-12-23', '2026-12-28'), 1)
  })

  test('something rests until a day after today and within a year, however it is typed', ({
    assert,
  }) => {
    const today = day('2026-09-18')
    const read = (typed: string) => readRestingDay(typed, today)
    assert.containsSubset(read('19.09.2026'), { ok: true, value: { iso: '2026-09-19' } })
    assert.containsSubset(read('2027/09/18'), { ok: true })
    for (const typed of ['2026-09-18', '2026-09-01', '2028/01/01']) {
      assert.containsSubset(read(typed), { refusal: { code: 'desk.errors.rest_until' } })
    }
    assert.containsSubset(read('someday'), { refusal: { field: 'until' } })
  })
})
