import { test } from '@japa/runner'
import { CalendarDay } from '#shared/domain/calendar_day'
import { daysAfter, stretchAt } from '#contracts/domain/records/contract_draft'

const TODAY = CalendarDay.of(2026, 6, 15)

test.group('Contracts | a contract that follows another', () => {
  test('{from} to {to} is followed by {next}')
    .with([
      { from: '2026-01-01', to: '2026-12-31', next: ['2027-01-01', '2027-12-31'] },
      { from: '2025-07-01', to: '2026-06-30', next: ['2026-07-01', '2027-06-30'] },
      { from: '2023-03-01', to: '2024-02-29', next: ['2024-03-01', '2025-02-28'] },
      { from: '2026-11-15', to: '2027-01-14', next: ['2027-01-15', '2027-03-14'] },
      { from: '2026-01-01', to: '2026-01-10', next: ['2026-01-11', '2026-01-20'] },
      { from: '2026-01-31', to: '2026-03-30', next: ['2026-03-31', '2026-05-28'] },
      { from: null, to: '2026-12-31', next: ['2027-01-01', null] },
      { from: '2026-01-01', to: null, next: ['2026-06-15', null] },
      { from: '1000-01-01', to: '9999-12-31', next: ['2026-06-15', null] },
    ])
    .run(({ assert }, { from, to, next }) => {
      const days = daysAfter({ startDate: from, endDate: to }, TODAY)
      assert.deepEqual([days.startDate, days.endDate], next)
    })
})

test.group('Contracts | a contract for what somebody has without one', () => {
  const past = { from: '2020-01-01', until: '2020-12-31' }
  const now = { from: '2026-06-01', until: '2026-08-31' }
  const open = { from: '2027-01-01', until: null }

  test('it is for the days around the day, else the next ones, else the last', ({ assert }) => {
    assert.equal(stretchAt([past, now, open], TODAY), now)
    assert.equal(stretchAt([past, open], TODAY), open)
    assert.equal(stretchAt([past], TODAY), past)
    assert.deepEqual(stretchAt([], TODAY), { from: '2026-06-15', until: null })
  })
})
