import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { OrderActions } from './order_actions'
import type { AdminOrder } from './types'

/* Files that are tested in one window share what stands in for a module. */
vi.mock('~/hooks/use_shared', () => ({ useShared: () => Reflect.get(globalThis, 'sharedProps') }))

test('staff print the page of an order', () => {
  vi.stubGlobal('sharedProps', { user: { scopes: ['orders.write'] } })
  const print = vi.spyOn(window, 'print').mockReturnValue(undefined)
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  const order = { number: 10_412, state: 'Archived', items: [] } as unknown as AdminOrder
  flushSync(() => root.render(<OrderActions order={order} />))
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-print=never] button')
  expect([...buttons].map(({ textContent }) => textContent.trim())).toEqual(['print'])
  flushSync(() => buttons[0]!.click())
  expect(print).toHaveBeenCalledOnce()
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
