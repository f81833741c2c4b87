import { test } from '@japa/runner'
import fc from 'fast-check'
import { CalendarDay } from '#shared/domain/calendar_day'
import { comparedSpan, comparedStarts, startsOf } from '#statistics/domain/compared'
import { daysOf, stepOf } from '#statistics/domain/span'

const FIRST = CalendarDay.of(2015, 1, 1)
const spans = fc.record({
  comparison: fc.constantFrom('before', 'year'),
  from: fc.nat(4_000).map((days) => FIRST.plusDays(days)),
  length: fc.oneof(fc.nat(70), fc.nat(4_000)),
})

test.group('Statistics | what bars are compared with', () => {
  test('the days of all bars are those of the compared span, each in one bar', ({ assert }) => {
    fc.assert(
      fc.property(spans, ({ comparison, from, length }) => {
        const asked = { comparison, from, to: from.plusDays(length) } as const
        const compared = comparedSpan(asked)!
        const starts = comparedStarts(asked, stepOf(asked))
        assert.lengthOf(starts, startsOf(asked, stepOf(asked)).length)
        assert.equal(starts[0]!.iso, compared.from.iso)
        assert.isTrue(starts.every((day, at) => at === 0 || !day.isBefore(starts[at - 1]!)))
        assert.isFalse(starts.at(-1)!.isAfter(compared.to))
        if (comparison === 'before') assert.equal(daysOf(compared), daysOf(asked))
      })
    )
  })

  test('a month stands beside the same month of the year before', ({ assert }) => {
    const asked = {
      comparison: 'year',
      from: CalendarDay.of(2025, 1, 15),
      to: CalendarDay.of(2025, 4, 2),
    } as const
    assert.deepEqual(
      comparedStarts(asked, 'month').map(({ iso }) => iso),
      ['2024-01-15', '2024-02-01', '2024-03-01', '2024-04-01']
    )
  })

  test('without a comparison there are no such days', ({ assert }) => {
    assert.isNull(comparedSpan({ comparison: 'none', from: FIRST, to: FIRST }))
  })
})
