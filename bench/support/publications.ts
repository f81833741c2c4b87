import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { randomPort, takePort } from '../../bin/support/ports.ts'
import type { TemporaryShop } from '../../bin/support/temporary_shop.ts'
import type { Browser } from '../../tests/fixtures/identity/browser.ts'
import { percentile } from './percentile.ts'

const CODE = 'bench_1'
const OTHERS = 2
/** Nobody who waits longer is told anything of use. */
const LONGEST_MS = 10_000

type Web = { url: string; child: ChildProcess }

/** Milliseconds from sending a publication until a process tells programs the new name, for each process. */
export async function publications(shop: TemporaryShop, browser: Browser, count: number) {
  const others: Web[] = []
  try {
    for (let n = 0; n < OTHERS; n++) others.push(await anotherWeb(shop))
    const urls = [shop.url, ...others.map(({ url }) => url)]
    const times: number[][] = urls.map(() => [])
    const page = `/admin/manage-products/${await idOf(shop)}`
    for (let n = 0; n < count; n++) {
      const name = `Published ${n}`
      await draft(browser, page, name)
      const began = performance.now()
      const known = Promise.all(urls.map((url) => untilKnown(url, name, began)))
      await send(browser, 'POST', `${page}/draft/publish`, { seen: 1 })
      for (const [at, time] of (await known).entries()) times[at]!.push(time)
      // Not in step with the moments at which processes look.
      await wait((n * 137) % 900)
    }
    return times.map((of, at) => said(at, of))
  } finally {
    await Promise.all(others.map(ended))
  }
}

const load = () => loadavg()[0]!.toFixed(1)

function said(at: number, times: readonly number[]): string[] {
  const which = at === 0 ? 'the process that published' : `another process, ${at}`
  const [half, most] = [percentile(times, 50), Math.max(...times)]
  const measured = `median ${half.toFixed(0)} ms, most ${most.toFixed(0)} ms`
  return [`publication known to ${which}`, measured, '1,000 ms', load()]
}

async function anotherWeb({ env }: TemporaryShop): Promise<Web> {
  const port = await takePort('web process', randomPort())
  const child = spawn(process.execPath, ['build/bin/server.js'], {
    env: { ...env, PORT: String(port), API_VISITOR_CALLS: '1000000', LOG_LEVEL: 'fatal' },
    stdio: 'ignore',
  })
  const url = `http://localhost:${port}`
  for (;;) {
    const answer = await fetch(`${url}/health/ready`).catch(() => null)
    if (answer?.ok) return { url, child }
    if (child.exitCode !== null) throw new Error('A web process did not start')
    await wait(50)
  }
}

async function ended({ child }: Web): Promise<void> {
  if (child.exitCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}

async function idOf({ databaseUrl }: TemporaryShop): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ id: number }>('select id from products where code = $1', [
    CODE,
  ])
  await client.end()
  return rows[0]!.id
}

/** Leaves the product with a draft that calls it so. */
async function draft(browser: Browser, page: string, name: string): Promise<void> {
  const { page: before } = await browser.visit(page)
  const fields = { ...(before.props.live as object), name }
  await send(browser, 'PUT', `${page}/draft`, { seen: 0, fields })
  const { page: after } = await browser.visit(page)
  const kept = after.props.draft as { version: number } | null
  if (kept?.version !== 1) {
    throw new Error(`No draft was kept: ${JSON.stringify(after.props.errors)}`)
  }
}

async function send(browser: Browser, method: string, path: string, form: object): Promise<void> {
  const answer = await browser.open(path, { method, form: { ...form } })
  if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}`)
}

async function untilKnown(url: string, name: string, began: number): Promise<number> {
  while (performance.now() - began < LONGEST_MS) {
    const answer = await fetch(`${url}/api/v1/products/info/${CODE}`)
    if ((await answer.text()).includes(`"${name}"`)) return performance.now() - began
    await wait(10)
  }
  throw new Error(`${url} has not been told of ${name}`)
}
