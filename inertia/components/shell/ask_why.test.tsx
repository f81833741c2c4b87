import { router, type VisitCallbacks } from '@inertiajs/core'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AskWhy } from './ask_why'

const asked = {
  title: 'Delete this date range?',
  text: 'Luc loses 42 days that can be seen today.',
  keep: 'Keep the date range',
  confirm: 'Delete the date range',
  pending: 'Deleting',
  method: 'delete',
  path: '/ranges/12',
} as const
const WHY = 'Cancelled by phone'
const onClose = vi.fn()
let root: Root

beforeEach(async () => {
  root = createRoot(document.body.appendChild(document.createElement('main')))
  const reason = { label: 'Reason', hint: 'Optional.', maxLength: 1_000 }
  flushSync(() => root.render(<AskWhy {...{ asked, reason, onClose }} close="Close" />))
  await vi.waitFor(() => expect(area()).not.toBeNull())
})

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

const area = () => document.querySelector('textarea')!
/** What stands at a field, read out with it. */
const toldOf = (field: Element) =>
  field
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

const press = (name: string) =>
  flushSync(() =>
    [...document.querySelectorAll('button')].find((one) => one.textContent === name)!.click()
  )

test('the reason goes with what is sent, and what is refused stands at its field, which keeps it', async () => {
  const sent = vi.spyOn(router, 'delete').mockReturnValue(undefined)
  await vi.waitFor(() => expect(document.activeElement).toBe(area()))
  expect(document.querySelector('[role=dialog]')!.textContent).toContain(asked.text)
  flushSync(() => document.execCommand('insertText', false, WHY))
  press(asked.confirm)
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    '/ranges/12',
    expect.objectContaining({ data: { reason: WHY } })
  )
  const { onError, onSuccess } = sent.mock.calls[0]![1] as VisitCallbacks
  flushSync(() => void onError?.({ reason: 'Too long.', form: 'It is gone.' }))
  expect(onClose).not.toHaveBeenCalled()
  expect(area().value).toBe(WHY)
  await vi.waitFor(() => expect(toldOf(area())).toContain('Too long.'))
  expect(document.body.textContent).toContain('It is gone.')
  await onSuccess?.({} as never)
  expect(onClose).toHaveBeenCalledOnce()
})

test('the safe answer sends nothing', () => {
  const sent = vi.spyOn(router, 'delete').mockReturnValue(undefined)
  press(asked.keep)
  expect(sent).not.toHaveBeenCalled()
  expect(onClose).toHaveBeenCalledOnce()
})
