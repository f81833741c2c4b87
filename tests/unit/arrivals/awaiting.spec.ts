import { test } from '@japa/runner'
import fc from 'fast-check'
import { CalendarDay } from '#shared/domain/calendar_day'
import { TradingCalendar } from '#shared/domain/trading_calendar'
import { dueAt } from '#arrivals/domain/due_at'
import { estimateOf } from '#arrivals/domain/estimate'
import { expectedDays, RESTING_AFTER } from '#arrivals/domain/expected_days'
import { lateFrom, LONGEST_GRACE, SHORTEST_GRACE } from '#arrivals/domain/late_from'
import { timelinessOf } from '#arrivals/domain/timeliness'

const zone = 'Europe/Berlin'
const day = (iso: string) => CalendarDay.parse(iso)!
const DUE = new Date('2026-03-03T05:00:00Z')
const after = (minutes: number) => new Date(DUE.getTime() + minutes * 60_000)
const usual = (delay: number, spread: number) => ({
  delay: delay * 60,
  spread: spread * 60,
  days: 60,
})

test.group('When a day is due', () => {
  test('{0} at {1}, {2} days later, in {3}: {4}')
    .with([
      ['2026-03-02', '06:00', 1, zone, '2026-03-03T05:00:00.000Z'],
      ['2026-07-02', '06:00', 1, zone, '2026-07-03T04:00:00.000Z'],
      ['2026-03-02', '07:30', 0, zone, '2026-03-02T06:30:00.000Z'],
      ['2026-03-28', '06:00', 1, zone, '2026-03-29T04:00:00.000Z'],
      ['2026-03-28', '02:30', 1, zone, '2026-03-29T01:30:00.000Z'],
      ['2026-10-24', '02:30', 1, zone, '2026-10-25T00:30:00.000Z'],
      ['2026-03-06', '06:00', 1, 'America/New_York', '2026-03-07T11:00:00.000Z'],
      ['2026-03-09', '06:00', 1, 'America/New_York', '2026-03-10T10:00:00.000Z'],
      ['2026-12-31', '06:00', 1, 'UTC', '2027-01-01T06:00:00.000Z'],
    ] as const)
    .run(({ assert }, [of, time, delayDays, inZone, due]) =>
      assert.equal(dueAt(day(of), { delayDays, time, zone: inZone }).toISOString(), due)
    )
})

test.group('From when a day is late', () => {
  test('{0}: {2} minutes after its due moment')
    .with([
      ['nothing learnt', null, 30],
      ['always in time', usual(0, 0), 15],
      ['always early', usual(-60, 5), 15],
      ['usually later', usual(20, 5), 35],
      ['a promise is kept in two hours', usual(300, 60), 120],
    ] as const)
    .run(({ assert }, [, known, minutes]) => assert.deepEqual(lateFrom(DUE, known), after(minutes)))

  test('never sooner than a quarter of an hour, never later than two hours', ({ assert }) => {
    const seconds = fc.integer({ min: -100_000, max: 100_000 })
    fc.assert(
      fc.property(seconds, seconds.map(Math.abs), (delay, spread) => {
        const grace = (lateFrom(DUE, { delay, spread, days: 60 }).getTime() - DUE.getTime()) / 1000
        assert.isAtLeast(grace, SHORTEST_GRACE)
        assert.isAtMost(grace, LONGEST_GRACE)
      })
    )
  })
})

test.group('When a late day may come', () => {
  const minutes = (...all: number[]) => all.map((one) => one * 60)
  test('{0}')
    .with([
      ['as days did that were as late', 30, minutes(0, 0, 90, 100, 110), 105],
      ['as long again where no day was', 30, minutes(0, 0, 0), 60],
      ['two such days are chance', 30, minutes(0, 90, 100), 60],
      ['to the next quarter', 31, [], 75],
      ['not within the next quarter', 60, minutes(61, 61, 61), 75],
      ['nobody knows after half a day', 800, [], null],
    ] as const)
    .run(({ assert }, [, late, delays, expected]) => {
      const estimate = estimateOf({ due: DUE, now: after(late) }, delays)
      assert.deepEqual(estimate, expected === null ? null : after(expected))
    })
})

test.group('Which days are expected', () => {
  const calendar = new TradingCalendar('T', new Map([['2026-04-03', { en: 'x', de: 'x' }]]))
  const rule = { delayDays: 1, time: '06:00', zone }
  const between = (lastDay: string, from: string, to: string) =>
    expectedDays({ lastDay, calendar, rule }, { from: new Date(from), to: new Date(to) }).map(
      (one) => one.day.iso
    )

  test('{0}: {4}')
    .with([
      [
        'after the last known one',
        '2026-03-02',
        '2026-03-03T00:00Z',
        '2026-03-05T00:00Z',
        ['2026-03-03'],
      ],
      [
        'no weekend',
        '2026-03-05',
        '2026-03-06T00:00Z',
        '2026-03-10T12:00Z',
        ['2026-03-06', '2026-03-09'],
      ],
      [
        'no holiday',
        '2026-04-01',
        '2026-04-02T00:00Z',
        '2026-04-07T12:00Z',
        ['2026-04-02', '2026-04-06'],
      ],
      ['none of a product that ended', '2020-01-02', '2026-03-02T00:00Z', '2026-03-10T00:00Z', []],
      ['none that is known', '2026-03-09', '2026-03-02T00:00Z', '2026-03-10T00:00Z', []],
    ] as const)
    .run(({ assert }, [, last, from, to, days]) =>
      assert.deepEqual(between(last, from, to), [...days])
    )

  test('a product that rests is not awaited for ever', ({ assert }) => {
    const all = between('2026-03-02', '2026-03-03T00:00Z', '2027-03-03T00:00Z')
    assert.lengthOf(all, RESTING_AFTER)
  })
})

test.group('How a day came', () => {
  test('{0} minutes after: {1}')
    .with([
      [-3, 'early'],
      [0, 'in_time'],
      [8, 'after'],
      [16, 'rare'],
      [null, null],
    ] as const)
    .run(({ assert }, [minutes, expected]) =>
      assert.equal(
        timelinessOf({
          dueAt: DUE,
          lateFrom: after(15),
          arrivedAt: minutes === null ? null : after(minutes),
        }),
        expected
      )
    )
})
