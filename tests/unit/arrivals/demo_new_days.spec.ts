import { test } from '@japa/runner'
import { newDays } from '#demo/arrivals/new_days'
import { TradingCalendar } from '#shared/domain/trading_calendar'

/** Friday is the newest day that is there; Monday's is due on Tuesday at six, and so on. */
const product = (code: string) => ({
  code,
  lastDay: '2026-03-06',
  calendar: new TradingCalendar('T', new Map()),
  rule: { delayDays: 1, time: '06:00' },
})

const brought = (code: string, at: string) =>
  newDays(product(code), new Date(at)).map(({ iso }) => iso)

test.group('Arrivals | new days of the demo', () => {
  test('come after they are due, every one since the last', ({ assert }) => {
    assert.deepEqual(brought('ref_norr', '2026-03-09T12:00:00Z'), [])
    assert.deepEqual(brought('ref_norr', '2026-03-10T01:00:00Z'), [])
    assert.deepEqual(brought('ref_norr', '2026-03-10T12:00:00Z'), ['2026-03-09'])
    assert.deepEqual(brought('ref_norr', '2026-03-12T12:00:00Z'), [
      ...['2026-03-09', '2026-03-10', '2026-03-11'],
    ])
  })

  test('of what is always waited for the newest one is still to come', ({ assert }) => {
    assert.deepEqual(brought('tick_norr_l1', '2026-03-10T12:00:00Z'), [])
    assert.deepEqual(brought('tick_norr_l1', '2026-03-11T12:00:00Z'), ['2026-03-09'])
  })
})
