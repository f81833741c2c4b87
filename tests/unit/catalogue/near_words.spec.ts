import fc from 'fast-check'
import { test } from '@japa/runner'
import { nearWords } from '#catalogue/domain/near_words'

const KNOWN = ['alpha', 'execution', 'derivatives', 'index', 'fx', 'kassamarkt', 'auction']

test.group('Search | near words', () => {
  test('{word} is taken for {meant}')
    .with([
      { word: 'aplha', meant: ['alpha'] },
      { word: 'alph', meant: ['alpha'] },
      { word: 'execitions', meant: ['execution'] },
      { word: 'derivatves', meant: ['derivatives'] },
      { word: 'dervat', meant: ['derivatives'] },
      { word: 'indx', meant: ['index'] },
      { word: 'kasamark', meant: ['kassamarkt'] },
      { word: 'bond', meant: [] },
      { word: 'fy', meant: [] },
    ])
    .run(({ assert }, { word, meant }) => {
      assert.deepEqual(nearWords(word, KNOWN), meant)
    })

  test('only the fewest slips count', ({ assert }) => {
    assert.deepEqual(nearWords('traded', ['trades', 'trading']), ['trades'])
  })

  test('giving up early finds what looking at everything finds', ({ assert }) => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 7 })
    fc.assert(
      fc.property(word, fc.array(word, { maxLength: 8 }), (asked, known) => {
        assert.deepEqual(nearWords(asked, known), leastSlips(asked, known))
      }),
      { numRuns: 500 }
    )
  })
})

function leastSlips(word: string, known: string[]): string[] {
  const allowed = word.length < 4 ? 0 : word.length < 6 ? 1 : 2
  const slips = known.map((one) =>
    Math.min(distance(word, one), distance(word, one.slice(0, word.length)))
  )
  const fewest = Math.min(allowed, ...slips)
  return known.filter((_, index) => slips[index] === fewest)
}

/** Letters too many, too few, wrong or swapped, by the definition. */
function distance(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length
  const [a, b] = [one.slice(0, -1), other.slice(0, -1)]
  const wrong = distance(a, b) + (one.at(-1) === other.at(-1) ? 0 : 1)
  if (one.at(-1) === other.at(-1)) return wrong
  const isSwapped = one.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1)
  const swapped = isSwapped ? distance(a.slice(0, -1), b.slice(0, -1)) + 1 : Infinity
  return Math.min(wrong, swapped, distance(a, other) + 1, distance(one, b) + 1)
}
