import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { userEvent } from 'vitest/browser'
import { DataOutlines } from './data'
import { Reference } from './reference'
import type { ApiCallDetails, ApiGroup } from './types'

/* Files that are tested in one window share what stands in for a module. */
vi.mock('~/hooks/use_shared', () => ({ useShared: () => Reflect.get(globalThis, 'sharedProps') }))

const PROPS = { locale: 'de', shop: { url: 'https://shop.example' }, user: null }

const call = (id: string) => ({
  ...{ id, method: 'POST', path: `/api/v1/${id}`, summary: id, description: null, rights: null },
  names: [],
})

const GROUPS: ApiGroup[] = [
  {
    ...{ name: 'Orders', task: 'Order', description: 'What is ordered.', part: 'orders' },
    calls: [call('orders'), call('baskets')],
  },
]

const request = {
  ...{ inPath: {}, own: [], inQuery: [], signIn: null, json: null, files: null },
  answersFile: false,
}

const details = (body: string): ApiCallDetails => ({
  ...{ parameters: [], body, answers: [], errors: [], example: { request, answer: null } },
})

const part = () =>
  Response.json({ orders: details('{ orders: 1 }'), baskets: details('{ baskets: 1 }') })

let root: Root
let asked: MockInstance<typeof fetch>

beforeEach(() => {
  vi.stubGlobal('sharedProps', PROPS)
  asked = vi.spyOn(globalThis, 'fetch')
  root = createRoot(document.body.appendChild(document.createElement('main')))
  flushSync(() => root.render(<Reference groups={GROUPS} />))
})

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const press = (id: string) => userEvent.click(document.querySelector(`#${id} > summary`)!)
const saidAt = (id: string) => document.querySelector(`#${id}`)!.textContent

test('what calls of a group take comes with the first that is opened, once', async () => {
  asked.mockImplementation(() => Promise.resolve(part()))
  expect(saidAt('orders')).toContain('loading')
  expect(asked).not.toHaveBeenCalled()
  await press('orders')
  await vi.waitUntil(() => saidAt('orders').includes('{ orders: 1 }'))
  await press('baskets')
  expect(saidAt('baskets')).toContain('{ baskets: 1 }')
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/api/docs/parts/orders?lang=de'])
})

test('what did not come is asked for again', async () => {
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  asked.mockImplementation(() => Promise.resolve(part()))
  await press('orders')
  await vi.waitUntil(() => asked.mock.calls.length === 1)
  await press('baskets')
  await vi.waitUntil(() => saidAt('orders').includes('{ orders: 1 }'))
})

test('what data looks like comes to whoever gets there', async () => {
  asked.mockImplementation(() => Promise.resolve(Response.json({ Order: '{ id: integer }' })))
  const far = { height: '300vh' }
  flushSync(() =>
    root.render(
      <>
        <div style={far} />
        <DataOutlines names={['Order']} />
      </>
    )
  )
  expect(asked).not.toHaveBeenCalled()
  document.querySelector('section')!.scrollIntoView()
  await vi.waitUntil(() => document.body.textContent.includes('{ id: integer }'))
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/api/docs/parts/data?lang=de'])
})
