import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchData } from './fetch_data'
import { ACTED, onFailure, type ToldFailure } from './tell_failure'

let told: ToldFailure[] = []
let stop = () => {}

const answer = (status: number, body: string) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))

beforeEach(() => {
  told = []
  stop = onFailure((news) => told.push(news))
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

test('a page of what stands before the shop is told as nobody answering, with the way to ask again', async () => {
  answer(502, '<html>Bad gateway</html>')
  const again = vi.fn()
  await expect(fetchData('/anything', { again })).rejects.toMatchObject({ status: 502 })
  expect(told).toMatchObject([{ reason: 'unreachable', again }])
})

test('a refusal has its own words', async () => {
  answer(429, JSON.stringify({ success: false, errors: [{ code: 'limit', message: 'Wait.' }] }))
  await expect(fetchData('/anything')).rejects.toMatchObject({ status: 429, message: 'Wait.' })
  expect(told).toMatchObject([{ reason: undefined }])
})

test('an act says that it was done, a question does not', async () => {
  const acted = vi.fn()
  window.addEventListener(ACTED, acted)
  answer(200, '{"data":1}')
  await fetchData('/anything')
  expect(acted).not.toHaveBeenCalled()
  await fetchData('/anything', { method: 'POST' })
  expect(acted).toHaveBeenCalledOnce()
  window.removeEventListener(ACTED, acted)
})
