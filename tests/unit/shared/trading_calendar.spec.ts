import fc from 'fast-check'
import { test } from '@japa/runner'
import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import { TradingCalendar } from '#shared/domain/trading_calendar'

const name = { en: 'Holiday', de: 'Feiertag' }
const calendar = new TradingCalendar(
  'XKON',
  new Map(['2025-12-25', '2025-12-26', '2025-12-27', '2025-05-01'].map((iso) => [iso, name]))
)

function range(from: string, to: string) {
  return new DayRange(CalendarDay.parse(from)!, CalendarDay.parse(to)!)
}

test.group('Trading calendar', () => {
  test('{from} to {to}: {trading} trading, {weekend} weekend, {holidays} holidays')
    .with([
      { from: '2025-12-22', to: '2025-12-28', trading: 3, weekend: 2, holidays: 2 },
      { from: '2025-05-01', to: '2025-05-01', trading: 0, weekend: 0, holidays: 1 },
      { from: '2025-12-27', to: '2025-12-28', trading: 0, weekend: 2, holidays: 0 },
      { from: '2025-01-01', to: '2025-12-31', trading: 258, weekend: 104, holidays: 3 },
    ])
    .run(({ assert }, { from, to, trading, weekend, holidays }) => {
      const days = range(from, to)
      assert.equal(calendar.countTradingDays(days), trading)
      assert.equal(calendar.weekendDays(days), weekend)
      assert.lengthOf(calendar.holidaysIn(days), holidays)
    })

  test('names the holidays in order', ({ assert }) => {
    const holidays = calendar.holidaysIn(range('2025-01-01', '2025-12-31'))
    assert.deepEqual(
      holidays.map(({ day }) => day.iso),
      ['2025-05-01', '2025-12-25', '2025-12-26']
    )
    assert.equal(holidays[0]?.name.de, 'Feiertag')
  })

  test('counting agrees with walking through every day', () => {
    const starts = fc.integer({ min: -1000, max: 25_000 })
    const holidays = fc.uniqueArray(fc.integer({ min: -1000, max: 25_500 }), { maxLength: 60 })
    const property = fc.property(
      starts,
      fc.integer({ min: 0, max: 500 }),
      holidays,
      (start, length, days) => {
        const from = CalendarDay.ofEpochDay(start)
        const span = new DayRange(from, from.plusDays(length))
        const isos = days.map((day) => [CalendarDay.ofEpochDay(day).iso, name] as const)
        const random = new TradingCalendar('X', new Map(isos))
        return random.countTradingDays(span) === random.tradingDays(span).length
      }
    )
    fc.assert(property, { numRuns: 50 })
  })
})
