import { expect, test } from 'vitest'
import { namesInWords } from './names_in_words'

const words = {
  and: (first: string, last: string) => `${first} and ${last}`,
  more: (count: number) => `and ${count} more`,
}

test.each([
  [['Ada'], 'Ada'],
  [['Ada', 'Ben'], 'Ada and Ben'],
  [['Ada', 'Ben', 'Mats'], 'Ada, Ben and Mats'],
  [['Ada', 'Ben', 'Mats', 'Zoe', 'Tom'], 'Ada, Ben, Mats and 2 more'],
])('%j is said as %s', (names, said) => expect(namesInWords(names, words)).toBe(said))
