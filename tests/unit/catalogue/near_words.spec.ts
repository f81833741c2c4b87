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
})
