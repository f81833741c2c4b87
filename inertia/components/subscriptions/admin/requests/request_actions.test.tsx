import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RequestActions } from './request_actions'
import type { SubscriptionRequest } from './types'

let root: Root

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('main')))
})

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

const shown = (state: SubscriptionRequest['state']) => {
  const answer = { onConfirm: vi.fn(), onReject: vi.fn() }
  const request = { id: 17, state } as SubscriptionRequest
  flushSync(() => root.render(<RequestActions request={request} {...answer} />))
  return { ...answer, buttons: [...document.querySelectorAll('button')] }
}

test('a new request is confirmed or rejected', () => {
  const { buttons, onConfirm, onReject } = shown('New')
  for (const button of buttons) button.click()
  expect(buttons).toHaveLength(2)
  expect(onConfirm).toHaveBeenCalledOnce()
  expect(onReject).toHaveBeenCalledOnce()
})

test.each(['Confirmed', 'Rejected'] as const)(
  'one that is %s says why it has no buttons',
  (state) => {
    expect(shown(state).buttons).toEqual([])
    expect(document.body.textContent).toBe('only_new')
  }
)
