import { router, type VisitCallbacks } from '@inertiajs/core'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { usePasswordChange } from './use_password_change'

const TYPED = {
  oldPassword: 'Wrong-One-1',
  newPassword: 'Good-One-22',
  confirmation: 'Good-One-22',
}

let root: Root
let form: ReturnType<typeof usePasswordChange>
let put: MockInstance<typeof router.put>

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  put = vi.spyOn(router, 'put').mockReturnValue(undefined)
  root = createRoot(document.createElement('div'))
  flushSync(() => root.render(<Page />))
})

afterEach(() => {
  root.unmount()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Page() {
  form = usePasswordChange([])
  return null
}

/** Sends what was typed, and answers what the server says against it. */
function refuse(errors: Record<string, string>) {
  flushSync(() => form.setData(TYPED))
  flushSync(() => form.submit({ preventDefault: () => {} } as never))
  const { onError } = put.mock.calls[0]![2] as VisitCallbacks
  flushSync(() => void onError?.(errors))
}

test('a wrong old password is typed again, the new one is not', () => {
  refuse({ oldPassword: 'Incorrect password' })
  expect(form.data).toEqual({ ...TYPED, oldPassword: '' })
  expect(form.errors).toEqual({ oldPassword: 'Incorrect password' })
})

test('a refused new password leaves all that was typed', () => {
  refuse({ newPassword: 'This password is guessed first.' })
  expect(form.data).toEqual(TYPED)
})
