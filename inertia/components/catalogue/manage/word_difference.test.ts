import { expect, test } from 'vitest'
import { wordDifference } from './word_difference'

const shown = (before: string, after: string) =>
  wordDifference(before, after)
    .map(({ kind, text }) => {
      if (kind === 'same') return text
      return kind === 'gone' ? `[-${text}]` : `[+${text}]`
    })
    .join('')

test.each([
  ['', '', ''],
  ['', 'new', '[+new]'],
  ['old', '', '[-old]'],
  ['one two', 'one two', 'one two'],
  ['every trade', 'every single trade', 'every [+single ]trade'],
  ['stamped in micro seconds', 'stamped in nano seconds', 'stamped in [-micro ][+nano ]seconds'],
  ['One file a day.', 'One file a day, sorted.', 'One file a [-day.][+day, sorted.]'],
  ['a b c', 'c a b', '[+c ]a b[-c]'],
])('%j becomes %j', (before, after, said) => {
  expect(shown(before, after)).toBe(said)
})

test('what stays and comes is the text after; what stays and goes has the words before', () => {
  const [before, after] = ['a few  words\nof a text', 'some few words of another text ']
  const pieces = wordDifference(before, after)
  const joined = (left: string) =>
    pieces.flatMap(({ kind, text }) => (kind === left ? [] : [text])).join('')
  expect(joined('gone')).toBe(after)
  expect(joined('new').match(/\S+/g)).toEqual(before.match(/\S+/g))
})

test('a text without an end is told as a whole', () => {
  const long = 'word '.repeat(5_000)
  expect(wordDifference(long, 'short').map(({ kind }) => kind)).toEqual(['gone', 'new'])
})
