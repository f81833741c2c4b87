import { test } from '@japa/runner'
import { holdingsOf, SumsDiffer, type HoldingRow } from '#reports/domain/holdings'

type Part = [country: string, shares: number]

const linesOf = (parts: Part[], total = parts.reduce((sum, [, shares]) => sum + shares, 0)) =>
  parts.map(([country, shares], at): HoldingRow => ({
    ...{ isin: 'DE00ELB00008', commonCode: null, name: 'ELB AG', issued: 1000, closeCents: 1234 },
    ...{ total, country, shares, institutions: at + 1 },
  }))

const rankedOf = (now: Part[], before: Part[] = []) => {
  const [one] = holdingsOf(['DE00ELB00008'], linesOf(now), linesOf(before))
  return one!.countries.map(({ country, permille, change }) => [country, permille, change])
}

test.group('Holdings of a security', () => {
  test('countries are ranked by shares, and by their code where these are equal', ({ assert }) => {
    const ranked = rankedOf([
      ['LU', 20],
      ['FR', 20],
      ['DE', 60],
    ])
    assert.deepEqual(ranked, [
      ['DE', 600, null],
      ['FR', 200, null],
      ['LU', 200, null],
    ])
  })

  test('parts are a thousand together: the largest remainders get what rounding leaves', ({
    assert,
  }) => {
    const ranked = rankedOf([
      ['DE', 5],
      ['FR', 1],
      ['LU', 1],
    ])
    assert.deepEqual(
      ranked.map(([, permille]) => permille),
      [714, 143, 143]
    )
    const equal = rankedOf(['DE', 'FR', 'LU'].map((country) => [country, 1]))
    assert.equal(
      equal.reduce((sum, [, permille]) => sum + Number(permille), 0),
      1000
    )
  })

  test('changes are points since then; a country that was not there then had nothing', ({
    assert,
  }) => {
    const ranked = rankedOf(
      [
        ['DE', 50],
        ['LU', 30],
        ['NO', 20],
      ],
      [
        ['DE', 60],
        ['LU', 20],
        ['FR', 20],
      ]
    )
    assert.deepEqual(ranked, [
      ['DE', 500, -100],
      ['LU', 300, 100],
      ['NO', 200, 200],
    ])
  })

  test('of a security that nobody holds each part is nothing, now and then', ({ assert }) => {
    const none: Part[] = [
      ['DE', 0],
      ['LU', 0],
    ]
    assert.deepEqual(rankedOf(none), [
      ['DE', 0, null],
      ['LU', 0, null],
    ])
    assert.deepEqual(rankedOf([['DE', 7]], none), [['DE', 1000, 1000]])
  })

  test('parts that are not the whole make no report', ({ assert }) => {
    const lines = linesOf([['DE', 60]], 61)
    assert.throws(() => holdingsOf(['DE00ELB00008'], lines, []), SumsDiffer)
  })

  test('securities come as they were asked for; what is not in the file is left out', ({
    assert,
  }) => {
    const of = (isin: string) => linesOf([['DE', 1]]).map((line) => ({ ...line, isin }))
    const found = holdingsOf(['B', 'C', 'A'], [...of('A'), ...of('B')], [])
    assert.deepEqual(
      found.map(({ isin }) => isin),
      ['B', 'A']
    )
  })
})
