import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AdminOrder } from '~/components/orders/admin/types'
import { shopToday } from '~/components/shell/shop_today'
import { TransferForm } from './transfer_form'
import type { OrderMoney } from './types'

/* Files that are tested in one window share what stands in for a module. */
vi.mock('~/hooks/use_shared', () => ({ useShared: () => Reflect.get(globalThis, 'sharedProps') }))

const order = { number: 10_412, version: 3 } as AdminOrder
const money = { grossCents: 30_297, paidCents: 0 } as OrderMoney
let root: Root

beforeEach(() => {
  vi.stubGlobal('sharedProps', { locale: 'en' })
  root = createRoot(document.body.appendChild(document.createElement('main')))
  flushSync(() => root.render(<TransferForm order={order} money={money} />))
})

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const button = (word: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === word)!

test('a transfer that was booked today is confirmed without typing its day', () => {
  expect(button('transfer.confirm').ariaDisabled).toBe('true')
  flushSync(() => button('transfer.today').click())
  expect(document.querySelector('input')!.value).toBe(shopToday().replaceAll('-', '/'))
  expect(button('transfer.confirm').ariaDisabled).not.toBe('true')
})
