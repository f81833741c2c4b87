import { router } from '@inertiajs/react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useUnsaved } from '~/hooks/use_unsaved'
import { LeaveQuestion } from './leave_question'

const AWAY = new URL('/imprint', location.href)
/** Without texts a part says their keys. */
const [STAY, LEAVE, THIRD] = ['stay', 'leave', 'save_and_leave']

const save = vi.fn()
let root: Root
let visit: MockInstance<typeof router.visit>

beforeEach(() => {
  visit = vi.spyOn(router, 'visit').mockImplementation((_, went) => went?.onFinish?.({} as never))
  root = createRoot(document.body.appendChild(document.createElement('main')))
})

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  save.mockReset()
})

/** A page with as many changed forms, each with how it is saved where it can be. */
function Page({ forms }: { forms: readonly (typeof save | undefined)[] }) {
  return (
    <>
      {forms.map((saves, at) => (
        <Changed key={at} save={saves} />
      ))}
      <LeaveQuestion />
    </>
  )
}

function Changed({ save: saves }: { save?: typeof save }) {
  useUnsaved(true, saves)
  return null
}

const show = (...forms: (typeof save | undefined)[]) =>
  flushSync(() => root.render(<Page forms={forms} />))

/** What the library tells of a visit; whether it may go on. */
const tell = (name: string, detail: object) =>
  document.dispatchEvent(new CustomEvent(`inertia:${name}`, { cancelable: true, detail }))
const begin = (id: string, method: string, url = new URL(location.href)) =>
  tell('before', { visit: { id, method, url, data: {}, only: [], prefetch: false } })

/** Wants to leave, and answers the question by the third way, with nothing but keys. */
async function saveAndLeave() {
  expect(begin('away', 'get', AWAY)).toBe(false)
  await expect.element(page.getByRole('button', { name: THIRD })).toBeVisible()
  await expect.element(page.getByRole('button', { name: STAY })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await vi.waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeNull())
  expect(save).toHaveBeenCalledOnce()
}

const isGone = () => visit.mock.calls.some(([url]) => url === AWAY)

test('where the only form is saved, the way on follows once that has succeeded', async () => {
  save.mockImplementation(() => begin('save', 'put'))
  show(save)
  await saveAndLeave()
  tell('success', { visitId: 'another' })
  tell('finish', { visit: { id: 'another' } })
  tell('success', { visitId: 'save' })
  expect(isGone()).toBe(false)
  tell('finish', { visit: { id: 'save' } })
  expect(isGone()).toBe(true)
})

test('what is refused stays, and the next visit that succeeds leads nobody away', async () => {
  save.mockImplementation(() => begin('save', 'put'))
  show(save)
  await saveAndLeave()
  tell('error', { visitId: 'save', errors: { name: 'Name is required.' } })
  tell('finish', { visit: { id: 'save' } })
  tell('success', { visitId: 'save' })
  tell('finish', { visit: { id: 'save' } })
  expect(isGone()).toBe(false)
})

test('a form that refuses by itself sends nothing, and stays', async () => {
  show(save)
  await saveAndLeave()
  tell('success', { visitId: undefined })
  tell('finish', { visit: { id: undefined } })
  expect(isGone()).toBe(false)
})

test.each([
  { what: 'two changed forms', forms: [save, save] },
  { what: 'a form that is not saved but sent', forms: [undefined] },
])('$what are left or not, and saved by nobody', async ({ forms }) => {
  show(...forms)
  expect(begin('away', 'get', AWAY)).toBe(false)
  await expect.element(page.getByRole('button', { name: LEAVE, exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: THIRD }).query()).toBeNull()
  await userEvent.click(page.getByRole('button', { name: LEAVE, exact: true }))
  expect(isGone()).toBe(true)
  expect(save).not.toHaveBeenCalled()
})
