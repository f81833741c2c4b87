import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BulkDialog } from './bulk_dialog'
import type { BulkAction } from './types'

type Row = { id: number; person: string }

const rows: Row[] = [
  { id: 11, person: 'Ada' },
  { id: 12, person: 'Ben' },
]
const reject: BulkAction<Row> = {
  path: '/requests/bulk/reject',
  label: 'Reject',
  title: ({ length }) => `Reject ${length} requests?`,
  text: () => 'One reason for all.',
  done: (count) => `${count} rejected.`,
  reason: { label: 'Reason', missing: 'Please say why.' },
}
/** A send that fails: the window stays as it is. */
const onConfirm = vi.fn(() => Promise.resolve())
let root: Root

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.clearAllMocks()
})

async function show(action: BulkAction<Row>, becomes?: { key: number; what: string }[]) {
  flushSync(() =>
    root.render(
      <BulkDialog
        asked={{ action, outcome: { done: [11, 12], refused: [], becomes } }}
        rows={rows}
        nameOf={({ person }) => person}
        nameAt={(key) => `Request ${key}`}
        onConfirm={onConfirm}
        onClose={() => {}}
      />
    )
  )
  await vi.waitFor(() => expect(act()).toBeDefined())
}

const act = () =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Reject')!

const area = () => document.querySelector('textarea')!

function write(text: string) {
  area().focus()
  flushSync(() => document.execCommand('insertText', false, text))
}

test('a reason for all rows is asked for before they are sent, and a failure leaves it there', async () => {
  await show(reject)
  expect(act().ariaDisabled).toBe('true')
  act().click()
  expect(onConfirm).not.toHaveBeenCalled()
  write('Not for this use')
  expect(act().ariaDisabled).not.toBe('true')
  act().click()
  await vi.waitFor(() => expect(onConfirm).toHaveBeenCalledExactlyOnceWith('Not for this use'))
  await vi.waitFor(() => expect(act()).toBeDefined())
  expect(area().value).toBe('Not for this use')
})

test('a reason that nobody has to give can be left out, or given', async () => {
  await show({ ...reject, reason: { label: 'Reason' } })
  expect(act().ariaDisabled).not.toBe('true')
  write('As agreed')
  act().click()
  await vi.waitFor(() => expect(onConfirm).toHaveBeenCalledExactlyOnceWith('As agreed'))
})

test('without a reason to say it is sent at once, and where rows differ each says what becomes of it', async () => {
  const { reason: _, ...restart } = reject
  await show(restart, [{ key: 11, what: 'Levels' }])
  expect(document.body.textContent).not.toContain('Ada, Ben')
  expect(document.querySelectorAll('li')).toHaveLength(1)
  act().click()
  await vi.waitFor(() => expect(onConfirm).toHaveBeenCalledExactlyOnceWith(undefined))
})
