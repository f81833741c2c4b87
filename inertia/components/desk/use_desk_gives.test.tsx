import { router } from '@inertiajs/react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BulkOutcome } from '~/components/shell/lists/bulk/types'
import type { Colleague, DeskRowData } from './types'
import { useDeskGives, type DeskGives } from './use_desk_gives'

const MATS: Colleague = { id: 7, name: 'Mats Hansen', kinds: ['unpaid'] }
const row = (key: string, takenById: number | null) =>
  ({
    ...{ kind: 'unpaid', key, told: { kind: 'unpaid', company: `Company ${key}` } },
    taken: takenById === null ? null : { id: takenById, name: 'Ada', at: '2026-11-27T10:04:00Z' },
  }) as DeskRowData

let root: Root
let gives: DeskGives
let sent: { things: { key: string; fromId: number | null; toId: number | null }[] }[]
let answers: BulkOutcome[]

function Desk() {
  gives = useDeskGives()
  return null
}

beforeEach(() => {
  sent = []
  vi.spyOn(router, 'reload').mockImplementation(() => {})
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string) as (typeof sent)[number])
    return Promise.resolve(new Response(JSON.stringify({ data: answers.shift() })))
  })
  root = createRoot(document.createElement('div'))
  flushSync(() => root.render(<Desk />))
})

afterEach(() => {
  root.unmount()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('only what the rehearsal let through is given, and each goes back to whoever had it', async () => {
  const refused = [{ key: 1, why: 'taken' }]
  answers = [
    { done: [0, 2], refused },
    { done: [0, 1], refused: [] },
    { done: [0, 1], refused: [] },
  ]
  await gives.ask([row('a', null), row('b', 3), row('c', 4)], MATS)
  await vi.waitFor(() => expect(gives.asked?.outcome.refused).toEqual(refused))
  expect(sent[0]).toMatchObject({ isRehearsal: true })

  expect(await gives.act()).toBe(true)
  expect(sent[1]!.things.map(({ key, fromId, toId }) => [key, fromId, toId])).toEqual([
    ['a', null, 7],
    ['c', 4, 7],
  ])
  await vi.waitFor(() => expect(gives.result?.lines.map(({ name }) => name)).toHaveLength(2))
  expect(gives.asked).toBeNull()

  await gives.undo()
  expect(sent[2]!.things.map(({ key, fromId, toId }) => [key, fromId, toId])).toEqual([
    ['a', 7, null],
    ['c', 7, 4],
  ])
  await vi.waitFor(() => expect(gives.result?.undo).toBeNull())
})
