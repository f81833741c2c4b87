import { test } from '@japa/runner'
import { CALENDARS, holidaysOf } from '#demo/catalogue/world/calendars'
import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import { TradingCalendar } from '#shared/domain/trading_calendar'

function calendar(code: string): TradingCalendar {
  const plan = CALENDARS.find((one) => one.code === code)!
  return new TradingCalendar(code, new Map(holidaysOf(plan).map(({ day, name }) => [day, name])))
}

const closedIn = (code: string, year: number) =>
  calendar(code)
    .holidaysIn(new DayRange(CalendarDay.of(year, 1, 1), CalendarDay.of(year, 12, 31)))
    .map(({ day }) => day.iso.slice(5))

test.group('Demo calendars', () => {
  test('{code} closed in {year} on {days}')
    .with([
      {
        ...{ code: 'XALC', year: 2025 },
        days: '01-01 04-18 04-21 05-01 12-24 12-25 12-26 12-31',
      },
      { code: 'FX', year: 2025, days: '01-01 12-25' },
      { code: 'FX', year: 2022, days: '' },
      {
        code: 'GB',
        year: 2022,
        days: '01-03 04-15 04-18 05-02 06-02 06-03 08-29 09-19 12-26 12-27',
      },
      {
        code: 'SE',
        year: 2025,
        days: '01-01 01-06 04-18 04-21 05-01 05-29 06-06 06-20 12-24 12-25 12-26 12-31',
      },
      {
        ...{ code: 'US', year: 2022 },
        days: '01-17 02-21 04-15 05-30 06-20 07-04 09-05 11-24 12-26',
      },
    ])
    .run(({ assert }, { code, year, days }) => {
      assert.equal(closedIn(code, year).join(' '), days)
    })

  test('the American calendar knows what closed it once', ({ assert }) => {
    const days = [
      '2001-09-11',
      '2001-09-14',
      '2004-06-11',
      '2007-01-02',
      '2012-10-29',
      '2018-12-05',
    ]
    const american = calendar('US')
    for (const day of days) assert.isFalse(american.isTradingDay(CalendarDay.parse(day)!), day)
  })

  test('the American market opened 5,105 times from 2000/01/03 to 2020/04/17', ({ assert }) => {
    const range = new DayRange(CalendarDay.of(2000, 1, 3), CalendarDay.of(2020, 4, 17))
    assert.equal(calendar('US').countTradingDays(range), 5_105)
  })

  test('every holiday has a name in both languages', ({ assert }) => {
    for (const plan of CALENDARS) {
      const nameless = holidaysOf(plan).filter(({ name }) => !name?.en || !name?.de)
      assert.isEmpty(nameless, plan.code)
    }
  })
})
