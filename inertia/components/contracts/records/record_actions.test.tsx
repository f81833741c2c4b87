import { router } from '@inertiajs/react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { RecordActions } from './record_actions'

vi.mock('~/hooks/use_shared', () => ({ useShared: () => Reflect.get(globalThis, 'sharedProps') }))

const record = { id: 17, version: 3 }
const pages = [{ label: 'paper', href: '/admin/contracts/contracts/17/paper' }]
let root: Root

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('main')))
})

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open(...scopes: string[]) {
  vi.stubGlobal('sharedProps', { locale: 'en', user: { scopes } })
  flushSync(() =>
    root.render(
      <RecordActions
        subject="contract"
        record={record}
        name="Limmat Data AG"
        onEdit={() => {}}
        more={pages}
      />
    )
  )
  await userEvent.click(document.querySelector('main button')!)
  await vi.waitFor(() => expect(items().length).toBeGreaterThan(0))
  return items().map(({ textContent }) => textContent.trim())
}

const items = () => [...document.querySelectorAll('[role=menuitem]')] as HTMLElement[]

test('who only reads contracts comes to the history and the paper of one', async () => {
  expect(await open('contracts.read')).toEqual(['row.history', 'paper'])
})

test('who writes them deletes the version that he sees', async () => {
  const visit = vi
    .spyOn(router, 'visit')
    .mockImplementation((_, sent) => sent?.onFinish?.({} as never))
  const words = await open('contracts.read', 'contracts.write')
  expect(words).toEqual(['row.edit', 'row.history', 'paper', 'row.delete'])
  await userEvent.click(items().at(-1)!)
  await vi.waitFor(() => expect(document.querySelector('[role=alertdialog]')).not.toBeNull())
  const confirm = [...document.querySelectorAll('[role=alertdialog] button')].find(
    ({ textContent }) => textContent === 'row.delete'
  )!
  await userEvent.click(confirm)
  expect(visit.mock.calls[0]).toMatchObject([
    '/admin/contracts/contracts/17',
    { method: 'delete', data: { version: 3 } },
  ])
  await vi.waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeNull())
})
