import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { FilledCall } from './filled_call'
import { InLanguages } from './in_languages'
import { ExampleLanguage } from './language'

const call = (path: string): FilledCall => ({
  ...{ method: 'GET', name: `GET ${path}`, shop: 'https://shop.example', values: {}, secrets: [] },
  ...{ address: `https://shop.example/api/v1${path}`, json: null, files: {}, answersFile: false },
})

let root: Root

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('main')))
  flushSync(() =>
    root.render(
      <ExampleLanguage>
        <details open>
          <InLanguages call={call('/countries')} />
        </details>
        <details>
          <InLanguages call={call('/venues')} />
        </details>
      </ExampleLanguage>
    )
  )
})

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const calls = () => [...document.querySelectorAll('details')]
const tabs = (of: Element) => [...of.querySelectorAll<HTMLElement>('[role=tab]')]
const openSecond = async () => {
  calls()[1]!.open = true
  await vi.waitUntil(() => tabs(calls()[1]!).length === 3)
}

test('a closed call shows its words, and tabs once it is opened', async () => {
  await vi.waitUntil(() => tabs(calls()[0]!).length === 3)
  expect(tabs(calls()[1]!)).toHaveLength(0)
  expect(calls()[1]!.textContent).toContain('/venues')
  await openSecond()
})

test('the language that is chosen at one call is that of all', async () => {
  await openSecond()
  await userEvent.click(tabs(calls()[0]!)[1]!)
  for (const one of calls()) {
    expect(one.textContent).toContain('urllib.request.urlopen')
    expect(one.textContent).not.toContain("curl 'https")
    expect(one.querySelector('[aria-selected=true]')!.textContent).toBe('Python')
  }
  await userEvent.keyboard('{ArrowRight}')
  for (const one of calls()) expect(one.textContent).toContain('await fetch(')
})

test('what is seen is copied by one click, and that it was is said', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await vi.waitUntil(() => tabs(calls()[0]!).length === 3)
  await userEvent.click(calls()[0]!.querySelector('button:not([role=tab])')!)
  expect(write).toHaveBeenCalledWith("curl \\\n  'https://shop.example/api/v1/countries'")
  await vi.waitUntil(() => calls()[0]!.querySelector('[role=status]')!.textContent === 'copied')
})
