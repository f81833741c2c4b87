import { expect, test } from 'vitest'
import { choiceAddress } from './choice_address'
import type { AskedList } from './types'

const LIST: AskedList = {
  ...{ view: 'all', search: 'tick', filters: { within: ['30'], type: ['a', 'b'] } },
  ...{ orderBy: 'name', orderDirection: 'asc', limit: 10 },
  usual: { by: 'name', direction: 'asc', limit: 10 },
  ...{ isSearchable: true, sorts: ['name'] },
}

test.each([
  ['365', '/list?search=tick&within=365&type=a%2Cb'],
  ['90', '/list?search=tick&type=a%2Cb'],
])('with %s chosen, and 90 usual, the rest of the list stays: %s', (chosen, address) => {
  expect(choiceAddress('/list', LIST, { name: 'within', chosen, usual: '90' })).toBe(address)
})
