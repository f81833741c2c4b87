import { loadavg } from 'node:os'
import autocannon from 'autocannon'
import type { Kind } from './list_questions.ts'
import { percentile } from './percentile.ts'
import type { Asks } from './staff_session.ts'

const SECONDS = Number(process.env.SECONDS ?? 10)
const REQUESTS = Number(process.env.REQUESTS ?? 200)
const AT_ONCE = 20
/** Enough that each order of a list was read once from either end: what is cold comes from the disk. */
const WARM_UP = Number(process.env.WARM_UP ?? 24)

/** Milliseconds of requests one after the other, the first ones unmeasured. */
async function lonely(asks: Asks, [, addressOf]: Kind) {
  const times: number[] = []
  for (let n = -WARM_UP; n < REQUESTS; n++) {
    const address = addressOf(Math.abs(n))
    const began = performance.now()
    const response = await fetch(`${asks.url}${address}`, { headers: asks.headers })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    if (n >= 0) times.push(performance.now() - began)
  }
  return times
}

async function mixed({ url, headers }: Asks, kinds: readonly Kind[]) {
  const requests = Array.from({ length: 600 }, (_, n) => ({
    path: kinds[n % kinds.length]![1](Math.floor(n / kinds.length)),
  }))
  return autocannon({ url, connections: AT_ONCE, duration: SECONDS, requests, headers })
}

const shown = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`
const load = () => loadavg()[0]!.toFixed(1)

/** A row of figures: one request after the other. */
export async function alone(asks: Asks, name: string, kind: Kind, aim: string) {
  const began = load()
  const times = await lonely(asks, kind)
  const [median, slow] = [percentile(times, 50), percentile(times, 95)]
  return [name, `median ${shown(median)}, p95 ${shown(slow)}`, aim, began]
}

/** A row of figures: all kinds of questions mixed, by many connections at once. */
export async function together(asks: Asks, name: string, kinds: Kind[]) {
  const began = load()
  const { requests, latency, non2xx } = await mixed(asks, kinds)
  const bad = non2xx ? `, ${non2xx} BAD` : ''
  const said = `${Math.round(requests.average)}/s, p99 ${latency.p99} ms${bad}`
  return [`${name}: all of it, ${AT_ONCE} at once`, said, '200/s', began]
}
