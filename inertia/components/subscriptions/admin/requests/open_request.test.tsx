import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AssignForm } from './assign_form'
import { ConfirmEditor } from './confirm_editor'
import { RejectDialog } from './reject_dialog'
import type { SubscriptionRequest } from './types'

const request = {
  ...{ id: 17, person: 'Greta Falk', company: 'Falk', email: 'greta@falk.example' },
  ...{ message: 'All mornings, please.', typeId: null, currencies: [], startsOn: '2026-12-01' },
} as unknown as SubscriptionRequest
const done = () => {}

let root: Root

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('main')))
})

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const ANSWERS: [string, ReactNode][] = [
  ['confirms', <ConfirmEditor request={request} types={[]} onDone={done} />],
  ['says whose it is', <AssignForm request={request} onDone={done} />],
  ['rejects', <RejectDialog request={request} onClose={done} />],
]

test.each(ANSWERS)('whoever %s a request is told who else answers it', async (_, answer) => {
  const told = { data: { others: [{ name: 'Mats Hansen', since: '2026-11-27T10:04:00Z' }] } }
  const asked = vi.fn(() => Promise.resolve(new Response(JSON.stringify(told))))
  vi.stubGlobal('fetch', asked)
  flushSync(() => root.render(answer))
  await vi.waitFor(() => expect(document.querySelector('[role=status]')?.textContent).toBeTruthy())
  expect(asked).toHaveBeenCalledWith(
    '/admin/open-records/subscription_request/17',
    expect.objectContaining({ method: 'PUT' })
  )
})
