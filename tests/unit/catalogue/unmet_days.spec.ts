import { test } from '@japa/runner'
import { unmetDays } from '#catalogue/domain/unmet_days'
import { CalendarDay } from '#shared/domain/calendar_day'
import { TradingCalendar } from '#shared/domain/trading_calendar'

const day = (iso: string) => CalendarDay.parse(iso)!

/** Files from Monday the 3rd to Friday the 7th of March 2025; today is Wednesday the 19th. */
const KNOWN = {
  firstDay: day('2025-03-03'),
  lastDay: day('2025-03-07'),
  calendar: new TradingCalendar('TEST', new Map()),
  today: day('2025-03-19'),
}

const asked = (from: string, to: string, missingDays: string[] = [], known: object = {}) =>
  unmetDays({ range: { from, to }, missingDays }, { ...KNOWN, ...known })

test.group('Catalogue | days that do not exist', () => {
  test('days before the first, after the last and missing in between are told apart', ({
    assert,
  }) => {
    assert.deepEqual(asked('2025-02-24', '2025-03-12', ['2025-03-04', '2025-03-06']), [
      { kind: 'Before', from: '2025-02-24', to: '2025-03-02', days: 5 },
      { kind: 'After', from: '2025-03-08', to: '2025-03-12', days: 3 },
      { kind: 'Gap', from: '2025-03-04', to: '2025-03-06', days: 2 },
    ])
  })

  test('what lies on one side alone is one stretch', ({ assert }) => {
    assert.deepEqual(asked('2025-02-03', '2025-02-04'), [
      { kind: 'Before', from: '2025-02-03', to: '2025-02-04', days: 2 },
    ])
    assert.deepEqual(asked('2025-03-10', '2025-03-11'), [
      { kind: 'After', from: '2025-03-10', to: '2025-03-11', days: 2 },
    ])
  })

  test('{from} to {to} misses nothing')
    .with([
      { from: '2025-03-03', to: '2025-03-07' },
      { from: '2025-03-01', to: '2025-03-09' },
      { from: '2025-03-19', to: '2025-03-31' },
      { from: '2025-03-07', to: '2025-03-03' },
      { from: '1025-03-03', to: '2025-03-07' },
    ])
    .run(({ assert }, { from, to }) => assert.deepEqual(asked(from, to), []))

  test('today and later days are not over', ({ assert }) => {
    assert.deepEqual(asked('2025-03-17', '2025-12-31'), [
      { kind: 'After', from: '2025-03-17', to: '2025-03-18', days: 2 },
    ])
  })

  test('of a product without files all days are before its first', ({ assert }) => {
    assert.deepEqual(asked('2025-03-03', '2025-03-07', [], { firstDay: null, lastDay: null }), [
      { kind: 'Before', from: '2025-03-03', to: '2025-03-07', days: 5 },
    ])
  })
})
