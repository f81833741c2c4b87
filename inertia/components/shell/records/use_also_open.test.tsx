import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAlsoOpen, type AlsoOpen } from './use_also_open'

const MATS: AlsoOpen = { name: 'Mats Hansen', since: '2026-11-27T10:04:00Z' }
let root: Root
let shown: ReturnType<typeof useAlsoOpen>
let asked: string[] = []
let answer: () => Promise<Response>

const told = (others: AlsoOpen[]) => () =>
  Promise.resolve(new Response(JSON.stringify({ data: { others } })))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  asked = []
  answer = told([])
  vi.stubGlobal('fetch', (path: string, { method, headers }: RequestInit) => {
    expect((headers as Record<string, string>)['x-by-itself']).toBe('1')
    asked.push(`${method} ${path}`)
    return answer()
  })
  root = createRoot(document.createElement('div'))
})

afterEach(() => {
  root.unmount()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function Page({ id }: { id: number }) {
  shown = useAlsoOpen({ kind: 'details', id })
  return null
}

const open = (id: number) => flushSync(() => root.render(<Page id={id} />))
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

const isShown = (expected: typeof shown) =>
  vi.waitFor(() => expect(shown).toEqual(expected), { interval: 5 })

test('a page says every quarter of a minute that it is open, and when it is left', async () => {
  open(17)
  await pass(31)
  const said = 'PUT /admin/open-records/details/17'
  expect(asked).toEqual([said, said, said])
  open(18)
  await pass(1)
  expect(asked.slice(3)).toEqual([
    'DELETE /admin/open-records/details/17',
    'PUT /admin/open-records/details/18',
  ])
  asked = []
  root.unmount()
  expect(asked).toEqual(['DELETE /admin/open-records/details/18'])
  root = createRoot(document.createElement('div'))
})

test('who else has it is known until the shop says otherwise; that it is silent is told', async () => {
  answer = told([MATS])
  open(17)
  await pass(1)
  await isShown({ others: [MATS], isLost: false })
  answer = () => Promise.reject(new Error('offline'))
  await pass(15)
  await isShown({ others: [MATS], isLost: true })
  answer = told([])
  await pass(15)
  await isShown({ others: [], isLost: false })
})
