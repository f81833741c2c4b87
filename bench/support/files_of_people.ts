import { loadavg } from 'node:os'
import type { Browser } from '../../tests/fixtures/identity/browser.ts'
import { memoryOf } from './processes.ts'

const load = () => loadavg()[0]!.toFixed(1)
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(2)} s`

/** Time to the first byte of an export, its rows, and how far the memory of the web process grew. */
export async function exportOf(browser: Browser, { web, path }: { web: number; path: string }) {
  const [before, beganAt] = [memoryOf(web), load()]
  const began = performance.now()
  const response = await browser.open(path)
  if (!response.ok) throw new Error(`The export answered ${response.status}`)
  let [first, bytes, most, lines] = ['', 0, before, 0]
  for await (const chunk of response.body!) {
    first ||= seconds(began)
    bytes += chunk.length
    lines += chunk.reduce((count, byte) => count + (byte === 10 ? 1 : 0), 0)
    most = Math.max(most, memoryOf(web))
  }
  const size = `${lines.toLocaleString('en')} lines, ${(bytes / 1e6).toFixed(0)} MB`
  return [
    [`CSV of users (${size}), first byte`, `${first}, all ${seconds(began)}`, '1 s', beganAt],
    ['CSV, memory of the web process', `+${most - before} MB`, '+64 MB', beganAt],
  ]
}

const FIRST = 6_000_000

/** Seconds to check a file of new partners, and to write them. */
export async function importPartners(browser: Browser, partners: number): Promise<string[][]> {
  const lines = Array.from({ length: partners }, (_, n) => `${FIRST + n};Import ${n} GmbH;DE`)
  const body = new FormData()
  body.append('file', new Blob([lines.join('\n')], { type: 'text/csv' }), 'partners.csv')
  const [began, beganAt] = [performance.now(), load()]
  const path = '/admin/business-partners/imports'
  const checked = await browser.open(path, { method: 'POST', body })
  const preview = checked.headers.get('location')
  if (!preview?.match(/\/imports\/\d+$/)) throw new Error(`Checking answered ${checked.status}`)
  const sinceChecked = seconds(began)
  const written = await browser.open(preview, { method: 'PUT', form: {} })
  if (written.headers.get('location') !== '/admin/business-partners') {
    throw new Error(`Writing answered ${written.status}`)
  }
  const said = `checked after ${sinceChecked}, written after ${seconds(began)}`
  return [[`import of ${partners.toLocaleString('en')} partners`, said, '10 s', beganAt]]
}
