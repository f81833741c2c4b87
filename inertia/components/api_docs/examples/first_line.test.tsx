import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import FirstLine from './first_line'

/* Files that are tested in one window share what stands in for a module. */
vi.mock('~/hooks/use_shared', () => ({ useShared: () => Reflect.get(globalThis, 'sharedProps') }))

const PROPS = { locale: 'de', shop: { url: 'https://shop.example' }, user: null }

let root: Root

beforeEach(() => {
  vi.stubGlobal('sharedProps', PROPS)
  root = createRoot(document.body.appendChild(document.createElement('main')))
})

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('the first line names this shop, and is copied by one click', async () => {
  flushSync(() => root.render(<FirstLine />))
  await expect.poll(() => document.querySelectorAll('button').length).toBeGreaterThan(0)
  expect(document.body.textContent).toContain('https://shop.example/api/v1/orders?limit=20')
  expect(document.body.textContent).not.toContain('…')
  const copy = [...document.querySelectorAll('button')].find((one) =>
    `${one.ariaLabel} ${one.textContent}`.includes('curl')
  )
  expect(copy).toBeDefined()
})
