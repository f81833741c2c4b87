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

/** What takes seconds is asked for so long, and not so many times. */
const MOST_MS = 30_000
const FEWEST = 3

async function timeOf({ url, headers }: Asks, address: string) {
  const began = performance.now()
  const response = await fetch(`${url}${address}`, { headers })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return performance.now() - began
}

type Pace = { requests: number; mostMs: number; fewest: number }

/** Milliseconds of requests one after the other. */
async function timesOf(asks: Asks, [, addressOf]: Kind, { requests, mostMs, fewest }: Pace) {
  const times: number[] = []
  const until = performance.now() + mostMs
  const isOver = () => performance.now() > until && times.length >= fewest
  while (times.length < requests && !isOver()) {
    times.push(await timeOf(asks, addressOf(times.length)))
  }
  return times
}

/** The first ones are not measured. */
async function lonely(asks: Asks, kind: Kind) {
  const { requests = REQUESTS, mostMs = MOST_MS } = asks
  await timesOf(asks, kind, { requests: WARM_UP, mostMs: mostMs / 4, fewest: 1 })
  const times = await timesOf(asks, kind, { requests, mostMs, fewest: FEWEST })
  return { times, isCut: times.length < requests }
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
  const { times, isCut } = await lonely(asks, kind)
  const [median, slow] = [percentile(times, 50), percentile(times, 95)]
  const few = isCut ? ` of ${times.length}` : ''
  return [name, `median ${shown(median)}, p95 ${shown(slow)}${few}`, aim, began]
}

/** A row of figures: all kinds of questions mixed, by many connections at once. */
export async function together(asks: Asks, name: string, kinds: Kind[]) {
  const began = load()
  const { requests, latency, non2xx } = await mixed(asks, kinds)
  const bad = non2xx ? `, ${non2xx} BAD` : ''
  const said = `${Math.round(requests.average)}/s, p99 ${latency.p99} ms${bad}`
  return [`${name}: all of it, ${AT_ONCE} at once`, said, '200/s', began]
}
