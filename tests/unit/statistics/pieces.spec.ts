import { test } from '@japa/runner'
import fc from 'fast-check'
import { CalendarDay } from '#shared/domain/calendar_day'
import { piecesOf } from '#statistics/domain/pieces'
import { daysOf, lastOf, startOf } from '#statistics/domain/span'

const FIRST = CalendarDay.of(2015, 1, 1)
const MOST_DAYS = 4_200

/** How often each day is counted, from some years before the first to some after the last. */
function countsOf(pieces: ReturnType<typeof piecesOf>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { from, to, sign } of pieces) {
    for (let day = from; !day.isAfter(to); day = day.plusDays(1)) {
      counts.set(day.iso, (counts.get(day.iso) ?? 0) + sign)
    }
  }
  return counts
}

test.group('Statistics | pieces of a span', () => {
  test('each day of it counts once, every other one not at all', ({ assert }) => {
    fc.assert(
      fc.property(fc.nat(MOST_DAYS), fc.nat(MOST_DAYS), (start, length) => {
        const from = FIRST.plusDays(start)
        const span = { from, to: from.plusDays(length) }
        const counts = [...countsOf(piecesOf(span))].filter(([, count]) => count !== 0)
        assert.lengthOf(counts, daysOf(span))
        assert.isTrue(counts.every(([, count]) => count === 1))
        assert.isTrue(counts.every(([day]) => day >= span.from.iso && day <= span.to.iso))
      }),
      { numRuns: 60 }
    )
  })

  test('months and years are whole, and few days or months are read', ({ assert }) => {
    fc.assert(
      fc.property(fc.nat(MOST_DAYS), fc.nat(MOST_DAYS), (start, length) => {
        const from = FIRST.plusDays(start)
        for (const piece of piecesOf({ from, to: from.plusDays(length) })) {
          assert.equal(startOf(piece.from, piece.step).iso, piece.from.iso)
          assert.equal(lastOf(startOf(piece.to, piece.step), piece.step).iso, piece.to.iso)
          assert.isAtMost(daysOf(piece), { day: 31, month: 23 * 31, year: 5_000 }[piece.step])
        }
      })
    )
  })

  test('the last day of the calendar is read like any other', ({ assert }) => {
    const to = CalendarDay.of(9999, 12, 31)
    assert.lengthOf(piecesOf({ from: to.plusDays(-500), to }), 1)
  })
})
