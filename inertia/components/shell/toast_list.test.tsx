import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import ToastList, { type ToastListProps } from './toast_list'

type Said = ToastListProps['said'][number]

const failed: Said = { tone: 'error', text: 'Details could not be saved' }
const saved: Said = { tone: 'success', text: 'Details have been saved' }
const noted: Said = { tone: 'info', text: 'Link copied to clipboard' }

let root: Root

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('main')))
})

afterEach(() => {
  for (const close of document.querySelectorAll<HTMLElement>('[role=alertdialog] button')) {
    flushSync(() => close.click())
  }
  root.unmount()
  document.body.replaceChildren()
})

const say = (...said: Said[]) =>
  flushSync(() => root.render(<ToastList said={said} copies={0} failures={[]} />))

const shown = () =>
  [...document.querySelectorAll('[role=alertdialog]')].map(({ textContent }) => textContent)

const areShown = (...texts: string[]) =>
  vi.waitFor(() => {
    expect(shown()).toHaveLength(texts.length)
    for (const text of texts) expect(shown().some((one) => one.includes(text))).toBe(true)
  })

test('what failed is settled by what worked after it, and by nothing else', async () => {
  say(failed)
  await areShown(failed.text)
  say(failed, noted)
  await areShown(failed.text, noted.text)
  say(failed, noted, saved)
  await areShown(noted.text, saved.text)
})
