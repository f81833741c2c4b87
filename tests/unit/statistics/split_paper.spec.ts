import { test } from '@japa/runner'
import fc from 'fast-check'
import { shareOut } from '#statistics/domain/largest_remainder'
import { splitNet, splitPaper } from '#statistics/domain/split_paper'
import { statementOf } from '#statistics/domain/venue_statement'

const cents = fc.integer({ min: 0, max: 5_000_000 })
const orders = fc
  .record({
    feeCents: fc.constantFrom(0, 5_000, 4_999),
    discount: fc.double({ min: 0, max: 1, noNaN: true }),
    items: fc.array(
      fc.record({
        productCode: fc.constantFrom('a', 'b', 'c'),
        priceCents: cents,
        venues: fc.subarray(['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7']),
      }),
      { maxLength: 5 }
    ),
  })
  .map(({ feeCents, discount, items }) => {
    const prices = items.reduce((sum, { priceCents }) => sum + priceCents, 0)
    return { feeCents, items, netCents: feeCents + prices - Math.floor(prices * discount) }
  })

const sumOf = (parts: readonly { cents: number }[]) =>
  parts.reduce((sum, one) => sum + one.cents, 0)

test.group('Statistics | parts of a paper', () => {
  test('the parts of any order add up to its net, and none is negative', ({ assert }) => {
    fc.assert(
      fc.property(orders, (order) => {
        const parts = splitNet(order.netCents, order)
        assert.equal(sumOf(parts), order.netCents)
        assert.isTrue(parts.every((part) => part.cents >= 0))
      })
    )
  })

  test('of an invoice its fee stays whole, and equal prices differ by a cent at most', ({
    assert,
  }) => {
    const item = (venues: string[]) => ({ productCode: 'a', priceCents: 10_000, venues })
    const order = { netCents: 23_333, feeCents: 5_000, items: [item(['V1']), item(['V2', 'V3'])] }
    assert.deepEqual(
      splitNet(23_333, order).map(({ venueId, cents: of }) => [venueId, of]),
      [
        [null, 5_000],
        ['V1', 9_167],
        ['V2', 4_583],
        ['V3', 4_583],
      ]
    )
  })

  test('an invoice and credit notes in any steps add up to what is left, in the end to nothing', ({
    assert,
  }) => {
    const steps = fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 6 })
    fc.assert(
      fc.property(orders, steps, (order, credits) => {
        const parts = splitPaper(0, order.netCents, order)
        let left = order.netCents
        for (const wish of [...credits, Infinity]) {
          const credit = Math.min(left, wish)
          const change = splitPaper(left, -credit, order)
          assert.equal(sumOf(change), -credit || 0)
          parts.push(...change)
          left -= credit
        }
        for (const venueId of [null, 'V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7']) {
          assert.equal(sumOf(parts.filter((part) => part.venueId === venueId)), 0)
        }
      })
    )
  })

  test('{cents} by {weights} are {parts}')
    .with([
      { cents: 100, weights: [1n, 1n, 1n], parts: [34, 33, 33] },
      { cents: 5, weights: [1n, 2n], parts: [2, 3] },
      { cents: 7, weights: [0n, 0n], parts: [7, 0] },
      { cents: 0, weights: [3n, 4n], parts: [0, 0] },
    ])
    .run(({ assert }, { cents: of, weights, parts }) => {
      assert.deepEqual(shareOut(of, weights), parts)
    })
})

test.group('Statistics | statement of a partner', () => {
  const line = (soldCents: number, creditedCents: number, hundredths: number | null) => ({
    ...{ venueId: 'V1', productCode: 'a', productName: 'A' },
    ...{ soldCents, creditedCents, hundredths },
  })

  test('what is owed is rounded once, and its lines add up to it', ({ assert }) => {
    const lines = fc.array(fc.tuple(cents, cents, fc.integer({ min: 0, max: 10_000 })))
    fc.assert(
      fc.property(lines, (given) => {
        const of = statementOf(given.map(([sold, credited, share]) => line(sold, credited, share)))
        const exact = given.reduce(
          (sum, [sold, credited, share]) => sum + BigInt(sold - credited) * BigInt(share),
          0n
        )
        assert.equal(
          of.lines.reduce((sum, { owedCents }) => sum + owedCents, 0),
          of.owedCents
        )
        assert.isAtMost(Math.abs(of.owedCents * 10_000 - Number(exact)), 5_000)
      })
    )
  })

  test('{sold} less {credited} at {share}: {owed}')
    .with([
      { sold: 10_001, credited: 0, share: 3_333, owed: 3_333 },
      { sold: 5, credited: 0, share: 5_000, owed: 3 },
      { sold: 0, credited: 10_000, share: 4_000, owed: -4_000 },
      { sold: 10_000, credited: 0, share: null, owed: 0 },
    ])
    .run(({ assert }, { sold, credited, share, owed }) => {
      assert.equal(statementOf([line(sold, credited, share)]).owedCents, owed)
    })
})
