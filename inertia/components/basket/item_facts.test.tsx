import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { ItemFacts } from './item_facts'
import type { BasketItem, QuoteLine } from './types'

/* Files that are tested in one window share what stands in for a module. */
vi.mock('~/hooks/use_shared', () => ({ useShared: () => Reflect.get(globalThis, 'sharedProps') }))

const line = {
  range: { from: '2026-03-02', to: '2026-05-29' },
  ...{ holidays: [], missingDays: [], degradedDays: [] },
  ...{ countedDays: 65, files: 65, bytes: 1_290_000 },
  pricing: { kind: 'day', dailyPriceCents: 1_240 },
} as unknown as QuoteLine

const item = {
  ...{ ref: 'a', productCode: 'tick_cash_l1', from: '2026-03-02', to: '2026-05-29', line },
  ...{ venues: [], owned: null, overlapDays: 0, formerPriceCents: null, formerDays: null },
} as unknown as BasketItem

test('a quarter of ticks is no wider than a phone', () => {
  vi.stubGlobal('sharedProps', { locale: 'en' })
  const phone = document.body.appendChild(document.createElement('main'))
  phone.style.width = '358px'
  const root = createRoot(phone)
  flushSync(() => root.render(<ItemFacts item={item} isBlocked={false} />))
  expect(phone.querySelector('[role=img]')!.getBoundingClientRect().width).toBe(358)
  root.unmount()
  phone.remove()
  vi.unstubAllGlobals()
})
