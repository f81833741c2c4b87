import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ListDayField } from './list_day_field'

const chosen = vi.fn()
let root: Root

/** The address follows what is chosen. */
function Filter() {
  const [day, setDay] = useState('')
  const choose = (next: string) => {
    chosen(next)
    setDay(next)
  }
  return (
    <>
      <ListDayField name="from" label="From" value={day} onChange={choose} />
      <button type="button" onClick={() => setDay('')}>
        Remove filter
      </button>
    </>
  )
}

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('main')))
  flushSync(() => root.render(<Filter />))
})

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  chosen.mockClear()
})

const field = () => document.querySelector('input')!

test.each(['2026/03/31', '2026-03-31', '20260331', '31.3.2026', '31 Mar 2026', 'März 31, 2026'])(
  'a list asks for the day as soon as %s is typed, once',
  async (typed) => {
    await userEvent.fill(field(), typed)
    expect(chosen).toHaveBeenCalledExactlyOnceWith('2026-03-31')
    expect(document.activeElement).toBe(field())
    await userEvent.tab()
    expect(field().value).toBe('2026/03/31')
    expect(chosen).toHaveBeenCalledExactlyOnceWith('2026-03-31')
  }
)

test.each(['2026/03/3', '31.3.', '31.3.20', 'March', '10/31/2026'])(
  'nothing is asked for while %s is typed',
  async (typed) => {
    await userEvent.fill(field(), typed)
    expect(chosen).not.toHaveBeenCalled()
  }
)

test('where the filter is taken off elsewhere, the field is empty', async () => {
  await userEvent.fill(field(), '2026/03/31')
  await userEvent.click([...document.querySelectorAll('button')].at(-1)!)
  expect(field().value).toBe('')
  expect(chosen).toHaveBeenCalledOnce()
})
