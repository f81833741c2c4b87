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
const onExpect = vi.fn()
let root: Root

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(() => {
  vi.unstubAllGlobals()
  root.unmount()
  document.body.replaceChildren()
  vi.clearAllMocks()
})

async function show(action: BulkAction<Row>, becomes?: { key: number; what: string }[]) {
  flushSync(() =>
    root.render(
      <BulkDialog
        asked={{ action, keys: [11, 12], outcome: { done: [11, 12], refused: [], becomes } }}
        rows={rows}
        nameOf={({ person }) => person}
        nameAt={(key) => `Request ${key}`}
        onConfirm={onConfirm}
        onExpect={onExpect}
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
  await vi.waitFor(() =>
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith('Not for this use', undefined)
  )
  await vi.waitFor(() => expect(act()).toBeDefined())
  expect(area().value).toBe('Not for this use')
})

test('a reason that nobody has to give can be left out, or given', async () => {
  await show({ ...reject, reason: { label: 'Reason' } })
  expect(act().ariaDisabled).not.toBe('true')
  write('As agreed')
  act().click()
  await vi.waitFor(() => expect(onConfirm).toHaveBeenCalledExactlyOnceWith('As agreed', undefined))
})

test('without a reason to say it is sent at once, and where rows differ each says what becomes of it', async () => {
  const { reason: _, ...restart } = reject
  await show(restart, [{ key: 11, what: 'Levels' }])
  expect(document.body.textContent).not.toContain('Ada, Ben')
  expect(document.querySelectorAll('li')).toHaveLength(1)
  act().click()
  await vi.waitFor(() => expect(onConfirm).toHaveBeenCalledExactlyOnceWith(undefined, undefined))
})

test('what is asked besides is rehearsed anew, and nothing is done before it was seen, or where it is refused', async () => {
  const answer = (body: object, status = 200) => new Response(JSON.stringify(body), { status })
  const fetched = vi.fn<typeof fetch>(() =>
    Promise.resolve(answer({ data: { done: [11], refused: [] } }))
  )
  vi.stubGlobal('fetch', fetched)
  const set = { to: (_: string) => {} }
  const fields: NonNullable<BulkAction<Row>['asks']>['fields'] = ({ data, errors, setData }) => {
    set.to = (day) => setData('endDate', day)
    return `${data.endDate} ${errors.endDate ?? ''}`
  }
  const { reason: _, ...end } = reject
  await show({ ...end, asks: { initial: { endDate: '2026/01/01' }, fields } })
  expect(act().ariaDisabled).not.toBe('true')
  flushSync(() => set.to('2026/02/02'))
  expect(act().ariaDisabled).toBe('true')
  await vi.waitFor(() => expect(act().ariaDisabled).not.toBe('true'))
  expect(onExpect).toHaveBeenCalledExactlyOnceWith({ done: [11], refused: [] })
  const sent = { keys: [11, 12], isRehearsal: true, endDate: '2026/02/02' }
  expect(JSON.parse(fetched.mock.calls[0]![1]!.body as string)).toEqual(sent)
  const errors = [{ code: 'day', message: 'No such day.', field: 'endDate' }]
  fetched.mockResolvedValue(answer({ success: false, errors }, 422))
  flushSync(() => set.to('2026/02/31'))
  await vi.waitFor(() => expect(document.body.textContent).toContain('2026/02/31 No such day.'))
  act().click()
  expect(onConfirm).not.toHaveBeenCalled()
})
