import { expect, test } from 'vitest'
import type { ApiCallDescription } from '../types'
import { canBeTried, isToken, trialOf } from './trial_of'

const parameter = (place: string, name: string, required: boolean) => ({
  ...{ place, name, required, type: 'string', description: null },
})

const request = {
  ...{ inPath: {}, own: [], inQuery: [], signIn: 'token' as const, json: null, files: null },
  answersFile: false,
}

const CALL: ApiCallDescription = {
  ...{ id: '', method: 'GET', path: '/api/v1/orders/{id}', summary: '', description: null },
  names: [],
  ...{ rights: null, body: null, answers: [], errors: [], example: { request, answer: null } },
  parameters: [
    parameter('path', 'id', true),
    parameter('query', 'wait', false),
    parameter('query', 'state', false),
    parameter('header', 'If-Match', false),
  ],
}

test.each([
  [
    'all of it',
    { 'path id': '42', 'query wait': '30', 'query state': 'a&b' },
    '42?wait=30&state=a%26b',
  ],
  ['nothing that is optional', { 'path id': ' 42 ', 'query wait': ' ' }, '42'],
  ['what an address would read otherwise', { 'path id': '../users?x#y' }, '..%2Fusers%3Fx%23y'],
])('the address holds %s', (_, typed, end) => {
  expect(trialOf(CALL, typed)).toEqual({ address: `/api/v1/orders/${end}` })
})

test('what is needed and empty is named', () => {
  expect(trialOf(CALL, { 'path id': ' ' })).toEqual(['path id'])
  expect(trialOf(CALL, {})).toEqual(['path id'])
})

test.each([
  ['reads with a token', {}, true],
  ['reads without one', { signIn: null }, true],
  ['needs a session', { signIn: 'session' as const }, false],
  ['answers a file', { answersFile: true }, false],
])('a call that %s: %j %j', (_, over, may) => {
  expect(canBeTried({ ...CALL, example: { request: { ...request, ...over }, answer: null } })).toBe(
    may
  )
})

test('a call that changes something is not tried', () => {
  expect(canBeTried({ ...CALL, method: 'POST' })).toBe(false)
})

test.each([
  ['kontor_a1-b2', true],
  ['', false],
  ['two words', false],
  ['two\nlines', false],
  ['schlüssel', false],
])('%j as a token: %j', (text, is) => {
  expect(isToken(text)).toBe(is)
})
