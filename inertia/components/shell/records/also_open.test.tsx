import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { AlsoOpen } from './also_open'

const told = (others: object[]) => () =>
  Promise.resolve(new Response(JSON.stringify({ data: { others } })))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  document.body.replaceChildren()
})

test('who else has it open is told in a place that was there before, without taking room or focus', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.stubGlobal('fetch', told([]))
  const page = document.body.appendChild(document.createElement('div'))
  page.className = 'grid w-80 gap-8'
  const root = createRoot(page)
  flushSync(() =>
    root.render(
      <>
        <AlsoOpen kind="details" id={17} />
        <input />
      </>
    )
  )
  const field = page.querySelector('input')!
  field.focus()
  const live = page.querySelector('[role=status]')!
  expect(live.textContent).toBe('')
  expect(field.offsetTop).toBe(page.offsetTop)

  vi.stubGlobal('fetch', told([{ name: 'Mats Hansen', since: '2026-11-27T10:04:00Z' }]))
  await vi.advanceTimersByTimeAsync(15_000)
  await vi.waitFor(() => expect(live.textContent).not.toBe(''))
  expect(page.querySelector('[role=status]')).toBe(live)
  expect(document.activeElement).toBe(field)
  root.unmount()
})
