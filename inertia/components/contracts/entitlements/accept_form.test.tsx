import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { router } from '@inertiajs/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { AcceptForm } from './accept_form'
import type { Finding } from './types'

const finding = { id: 's:17', what: 'Index Levels', stamp: 'beyond {[2026-01-01,)}' } as Finding

test('what is accepted until a day says when it comes back, and sends what was seen', async () => {
  const visit = vi.spyOn(router, 'put').mockImplementation(() => {})
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  flushSync(() => root.render(<AcceptForm finding={finding} day="2026-06-15" onDone={() => {}} />))
  expect(page.textContent).toContain('accept.hint')
  const [until, reason] = page.querySelectorAll('input')
  await userEvent.fill(until!, '2026/10/31')
  await vi.waitFor(() => expect(page.textContent).toContain('accept.hint_on'))
  await userEvent.fill(reason!, 'The paper is in the post')
  page.querySelector('form')!.requestSubmit()
  await vi.waitFor(() => expect(visit).toHaveBeenCalledOnce())
  expect(visit.mock.calls[0]![0]).toBe('/admin/contracts/entitlements/s:17')
  expect(visit.mock.calls[0]![1]).toMatchObject({ day: '2026-06-15', seen: finding.stamp })
  root.unmount()
  page.remove()
  visit.mockRestore()
})
