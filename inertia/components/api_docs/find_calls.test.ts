import { expect, test } from 'vitest'
import { found } from './find_calls'
import type { ApiCallBrief, ApiGroup } from './types'

const call = (method: string, path: string, over: Partial<ApiCallBrief> = {}) => ({
  ...{ id: `${method} ${path}`, method, path, summary: '', description: null, rights: null },
  names: [],
  ...over,
})

const group = (name: string, calls: ApiCallBrief[]): ApiGroup => ({
  ...{ name, task: 'Order', description: 'What is ordered.', part: 'orders', calls },
})

const GROUPS = [
  group('Quotes', [call('GET', '/quotes', { summary: 'What some selections cost' })]),
  group('Orders', [
    call('GET', '/orders/{id}', { description: 'Customers see their own.', names: ['id', 'wait'] }),
    call('PUT', '/orders/{id}/{sub}'),
  ]),
]

const idsOf = (typed: string) =>
  found(GROUPS, typed).flatMap(({ calls }) => calls.map(({ id }) => id))

test.each([
  ['', ['GET /quotes', 'GET /orders/{id}', 'PUT /orders/{id}/{sub}']],
  ['COST', ['GET /quotes']],
  ['put orders', ['PUT /orders/{id}/{sub}']],
  ['own', ['GET /orders/{id}']],
  ['wait', ['GET /orders/{id}']],
  ['quotes put', []],
])('%j finds the calls that say all of it', (typed, ids) => {
  expect(idsOf(typed)).toEqual(ids)
})

test('groups of which nothing is left are left out', () => {
  expect(found(GROUPS, 'cost').map(({ name }) => name)).toEqual(['Quotes'])
})
