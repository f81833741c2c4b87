import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { ApiCallDescription } from '../types'
import { TypedToken } from './token'
import { TryForm } from './try_form'

const request = {
  ...{ inPath: {}, own: [], inQuery: [], signIn: 'token' as const, json: null, files: null },
  answersFile: false,
}

const CALL: ApiCallDescription = {
  ...{ id: '', method: 'GET', path: '/api/v1/orders/{id}', summary: '', description: null },
  names: [],
  ...{ rights: null, body: null, answers: [], errors: [], example: { request, answer: null } },
  parameters: [
    { place: 'path', name: 'id', required: true, type: 'integer', description: null },
    { place: 'query', name: 'wait', required: false, type: 'integer', description: null },
  ],
}

let root: Root
let asked: MockInstance<typeof fetch>

beforeEach(() => {
  asked = vi.spyOn(globalThis, 'fetch')
  root = createRoot(document.body.appendChild(document.createElement('main')))
  const form = <TryForm call={CALL} begun={{ 'path id': '42' }} locale="de" />
  flushSync(() =>
    root.render(
      <TypedToken>
        <section>{form}</section>
        <section>{form}</section>
      </TypedToken>
    )
  )
})

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const input = (at: number) => document.querySelectorAll('input')[at]!
const send = () => userEvent.click(document.querySelector('button')!)
const said = () => document.body.textContent

test('without a token, or with an empty place, nothing is sent and the field says so', async () => {
  await userEvent.clear(input(1))
  await send()
  expect(said()).toContain('try.no_token')
  expect(said()).toContain('try.needed')
  expect(asked).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(input(0))
})

test('asks by the token alone, and shows what came', async () => {
  asked.mockResolvedValue(new Response('{"data":{"id":42}}', { headers: { etag: '"3"' } }))
  await userEvent.fill(input(0), ' kontor_a1 ')
  await userEvent.fill(input(2), '30')
  await send()
  await vi.waitUntil(() => said().includes('try.came'))
  const [address, options] = asked.mock.calls[0]!
  expect(address).toBe('/api/v1/orders/42?wait=30')
  expect(options).toMatchObject({
    credentials: 'omit',
    headers: { 'authorization': 'Bearer kontor_a1', 'accept-language': 'de' },
  })
  const headers = document.querySelector('details')!
  expect(headers.textContent).toContain('etag: "3"')
  expect(headers.open).toBe(false)
  expect(said().indexOf('"id": 42')).toBeLessThan(said().indexOf('etag: "3"'))
  expect(said()).toContain('"id": 42')
})

test('a refusal is shown as it came, and told as an alert', async () => {
  asked.mockResolvedValue(new Response('<h1>Busy</h1>', { status: 503 }))
  await userEvent.fill(input(0), 'kontor_a1')
  await send()
  await vi.waitUntil(() => document.querySelector('[role=alert]'))
  expect(said()).toContain('<h1>Busy</h1>')
})

test('that nothing came is said', async () => {
  asked.mockRejectedValue(new TypeError('Failed to fetch'))
  await userEvent.fill(input(0), 'kontor_a1')
  await send()
  await vi.waitUntil(() => said().includes('try.nothing_came'))
})

test('only the beginning of a long answer is shown, and that it is', async () => {
  asked.mockResolvedValue(new Response('x'.repeat(100_001)))
  await userEvent.fill(input(0), 'kontor_a1')
  await send()
  await vi.waitUntil(() => said().includes('try.cut'))
})

test('a token is typed once for all calls, and stored nowhere', async () => {
  await userEvent.fill(input(0), 'kontor_a1')
  expect(input(3).value).toBe('kontor_a1')
  expect(
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])
  ).not.toContain('kontor_a1')
})
