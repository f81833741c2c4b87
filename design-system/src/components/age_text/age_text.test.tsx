import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AgeText } from './age_text'
import { formatAge } from './age_words'

const NOW = Date.parse('2026-09-18T10:41:00Z')
const ago = (minutes: number) => NOW - minutes * 60_000

test.each([
  [0.9, 'now', 'jetzt'],
  [-5, 'now', 'jetzt'],
  [1, '1 minute ago', 'vor 1 Minute'],
  [59.9, '59 minutes ago', 'vor 59 Minuten'],
  [60, '1 hour ago', 'vor 1 Stunde'],
  [23 * 60 + 59, '23 hours ago', 'vor 23 Stunden'],
  [24 * 60, '1 day ago', 'vor 1 Tag'],
  [30 * 24 * 60 - 1, '29 days ago', 'vor 29 Tagen'],
  [30 * 24 * 60, null, null],
  [Number.NaN, null, null],
])('%d minutes are %s and %s', (minutes, english, german) => {
  expect(formatAge(ago(minutes), NOW, 'en')).toBe(english)
  expect(formatAge(ago(minutes), NOW, 'de')).toBe(german)
})

let root: Root
const drawn = vi.fn()

function Table({ values }: { values: number[] }) {
  drawn()
  return values.map((value) => <AgeText key={value} value={value} language="en" />)
}

const ages = () => [...document.querySelectorAll('time')].map(({ textContent }) => textContent)

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval', 'clearInterval'] })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(() => {
  flushSync(() => root.unmount())
  vi.useRealTimers()
  document.body.replaceChildren()
  vi.clearAllMocks()
})

test('who points at it or listens is told the moment in the time of the shop', () => {
  flushSync(() => root.render(<Table values={[ago(180), ago(366 * 24 * 60)]} />))
  const [young, old] = document.querySelectorAll('time')
  expect(young!.title).toBe('2026/09/18 09:41')
  expect(young!.dateTime).toBe('2026-09-18T09:41+02:00')
  expect(young!.textContent).toBe('3 hours ago, 2026/09/18 09:41')
  expect(old!.textContent).toBe('2025/09/17 12:41')
  expect(old!.title).toBe('')
})

test('ages go on each minute by themselves, the table around them is not drawn anew', async () => {
  flushSync(() => root.render(<Table values={[ago(0), ago(59)]} />))
  expect(ages()).toEqual(['now, 2026/09/18 12:41', '59 minutes ago, 2026/09/18 11:42'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ages()).toEqual(['1 minute ago, 2026/09/18 12:41', '1 hour ago, 2026/09/18 11:42'])
  expect(drawn).toHaveBeenCalledOnce()
})

test('without an age on the page no clock runs', () => {
  flushSync(() => root.render(<Table values={[ago(1), ago(2)]} />))
  expect(vi.getTimerCount()).toBe(1)
  flushSync(() => root.render(<Table values={[]} />))
  expect(vi.getTimerCount()).toBe(0)
})
