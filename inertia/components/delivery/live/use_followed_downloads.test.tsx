import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { router } from '@inertiajs/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LedgerFile } from '../types'
import { useFollowedDownloads } from './use_followed_downloads'

const PROPS = ['files']
const fileAs = (state: LedgerFile['state']) => ({ id: 1, state }) as LedgerFile

let root: Root
let reads: unknown[] = []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  reads = []
  vi.spyOn(router, 'reload').mockImplementation((options) => void reads.push(options))
  root = createRoot(document.createElement('div'))
})

afterEach(() => {
  root.unmount()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function Page({ states }: { states: LedgerFile['state'][] }) {
  useFollowedDownloads(states.map(fileAs), PROPS)
  return null
}

const show = (...states: LedgerFile['state'][]) =>
  flushSync(() => root.render(<Page states={states} />))
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)

test('while a download runs the page looks after 2, 6, 14 seconds, and at last every minute', () => {
  show('Used', 'Claimed')
  pass(1)
  expect(reads).toEqual([])
  pass(14)
  expect(reads).toEqual([{ only: PROPS }, { only: PROPS }, { only: PROPS }])
  pass(110)
  const before = reads.length
  pass(120)
  expect(reads).toHaveLength(before + 2)
})

test('it stops when the last download has ended, and begins anew with the next one', () => {
  show('Claimed')
  pass(40)
  show('Used')
  const before = reads.length
  pass(300)
  expect(reads).toHaveLength(before)
  show('Claimed')
  pass(3)
  expect(reads).toHaveLength(before + 1)
})

test('a page that nobody sees does not ask', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  show('Claimed')
  pass(40)
  expect(reads).toEqual([])
  hidden.mockReturnValue(false)
  pass(32)
  expect(reads).toHaveLength(1)
})
