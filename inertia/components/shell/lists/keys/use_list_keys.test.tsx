import { DataTable } from '@kontor/design-system/patterns/data_table'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useListKeys } from './use_list_keys'
import { useSelection } from './use_selection'

type Row = { id: number; hasPage: boolean }
const rows = [10, 11, 12, 13].map((id): Row => ({ id, hasPage: id !== 12 }))
const opened = vi.fn()
const showKeys = vi.fn()
const edited = vi.fn()
let root: Root

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('main')))
  document.addEventListener('click', catchVisit, true)
  flushSync(() => root.render(<List />))
})

afterEach(() => {
  root.unmount()
  document.removeEventListener('click', catchVisit, true)
  document.body.replaceChildren()
  vi.clearAllMocks()
})

/** Links of the test lead nowhere. */
function catchVisit(event: MouseEvent) {
  const link = (event.target as Element).closest('a')
  if (!link) return
  event.preventDefault()
  opened(link.getAttribute('href'))
}

function List() {
  const frame = useRef<HTMLDivElement>(null)
  const keys = rows.map(({ id }) => id)
  const selection = useSelection(keys)
  useListKeys(frame, { keys, selection, showKeys }, true)
  return (
    <div ref={frame} data-list="">
      <form role="search">
        <input type="search" aria-label="Search" />
      </form>
      <DataTable
        caption="Orders"
        opensRows
        selection={{
          chosen: selection.chosen,
          onToggle: selection.toggle,
          onToggleAll: selection.toggleAll,
          allLabel: 'All',
          rowLabel: ({ id }) => `Order ${id}`,
        }}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id, hasPage }) => (hasPage ? `/orders/${id}` : undefined)}
        columns={[
          { id: 'id', head: 'Order', cell: ({ id }) => id },
          { id: 'state', head: 'State', cell: () => 'New' },
        ]}
      />
    </div>
  )
}

/** Records that are edited where they stand; what they link to lies elsewhere. */
function Records() {
  const frame = useRef<HTMLDivElement>(null)
  const keys = rows.map(({ id }) => id)
  useListKeys(frame, { keys, showKeys }, true)
  return (
    <div ref={frame} data-list="">
      <DataTable
        caption="Use cases"
        opensRows
        onRowOpen={({ id }) => edited(id)}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { id: 'id', head: 'Use case', cell: ({ id }) => id },
          {
            id: 'link',
            head: 'Link',
            cell: () => (
              <a href="https://example.org" target="_blank" rel="noreferrer">
                Elsewhere
              </a>
            ),
          },
        ]}
      />
    </div>
  )
}

function press(...keys: string[]) {
  for (const key of keys) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    flushSync(() => (document.activeElement ?? document.body).dispatchEvent(event))
  }
}

const current = () => document.activeElement?.closest('[data-row]')?.getAttribute('data-row')
const box = (id: number) => document.querySelector<HTMLInputElement>(`[aria-label="Order ${id}"]`)!
const chosen = () => rows.map(({ id }) => id).filter((id) => box(id).checked)

test('j and k move the focus from row to row, and stop at the ends', () => {
  press('j')
  expect(current()).toBe('10')
  press('j', 'j')
  expect(current()).toBe('12')
  press('j', 'j', 'j')
  expect(current()).toBe('13')
  press('k', 'k', 'k', 'k', 'k')
  expect(current()).toBe('10')
})

test('Enter on a row that the focus is in opens it, from its box as well', () => {
  press('j', 'j')
  box(11).focus()
  press('Enter')
  expect(opened).toHaveBeenCalledWith('/orders/11')
})

test('x takes a row up, X all up to it, J the next one, and Escape lets go of all', () => {
  press('j', 'x')
  expect(chosen()).toEqual([10])
  press('j', 'j', 'X')
  expect(chosen()).toEqual([10, 11, 12])
  press('x')
  expect(chosen()).toEqual([10, 11])
  press('Escape')
  expect(chosen()).toEqual([])
  press('K')
  expect(chosen()).toEqual([11, 12])
})

test('keys belong to the field while somebody types, and "/" leads there', () => {
  press('j', '/')
  expect(document.activeElement?.getAttribute('type')).toBe('search')
  press('j', '?')
  expect(current()).toBeUndefined()
  expect(showKeys).not.toHaveBeenCalled()
})

test('"?" asks for the keys', () => {
  press('?')
  expect(showKeys).toHaveBeenCalledOnce()
})

test('a click anywhere in a row opens it, on its box it does not', () => {
  const cell = (id: number) =>
    document.querySelector<HTMLElement>(`[data-row="${id}"] td:last-child`)!
  cell(11).click()
  expect(opened).toHaveBeenLastCalledWith('/orders/11')
  flushSync(() => box(13).click())
  cell(12).click()
  expect(opened).toHaveBeenCalledOnce()
  expect(chosen()).toEqual([13])
})

test('a row without a page of its own is opened in its place, by Enter and by a click', () => {
  flushSync(() => root.render(<Records />))
  press('j', 'j', 'Enter')
  expect(edited).toHaveBeenLastCalledWith(11)
  document.querySelector<HTMLElement>('[data-row="13"] th')!.click()
  expect(edited).toHaveBeenLastCalledWith(13)
  document.querySelector<HTMLElement>('[data-row="12"] a')!.click()
  expect(edited).toHaveBeenCalledTimes(2)
})
