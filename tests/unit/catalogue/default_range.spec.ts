import { test } from '@japa/runner'
import { defaultRange } from '#catalogue/domain/default_range'
import { DayRange } from '#shared/domain/day_range'
import { CALENDAR, day } from '#tests/fixtures/catalogue/quote_lines'

test.group('Proposed range', () => {
  test('a span {from} to {to} with {minimal} days at least proposes {first} to {last}')
    .with([
      { from: '2020-01-02', to: '2025-03-14', minimal: 5, first: '2025-02-01', last: '2025-02-28' },
      { from: '2020-01-02', to: '2025-02-28', minimal: 5, first: '2025-02-01', last: '2025-02-28' },
      {
        from: '2020-01-02',
        to: '2025-03-14',
        minimal: 21,
        first: '2025-01-31',
        last: '2025-02-28',
      },
      { from: '2025-03-03', to: '2025-03-14', minimal: 5, first: '2025-03-03', last: '2025-03-14' },
      {
        from: '2025-02-10',
        to: '2025-03-14',
        minimal: 60,
        first: '2025-02-10',
        last: '2025-02-28',
      },
      { from: '2025-03-03', to: '2025-03-03', minimal: 1, first: '2025-03-03', last: '2025-03-03' },
    ])
    .run(({ assert }, { from, to, minimal, first, last }) => {
      const proposed = defaultRange(new DayRange(day(from), day(to)), CALENDAR, minimal)
      assert.deepEqual(proposed.toJSON(), { from: first, to: last })
    })
})
