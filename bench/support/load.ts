import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'
import type { TemporaryShop } from '../../bin/support/temporary_shop.ts'
import { childOf, databaseSecondsOf, processorSecondsOf } from './processes.ts'

export type Load = {
  paths: string[]
  connections?: number
  headers?: Record<string, string>
  /** Each call is made by the next of them. */
  tokens?: string[]
}

/** What was measured and what one request cost, in milliseconds of a processor. */
export type Measured = { said: string; web: number; database: number }

const WEB = 'build/bin/server.js'
const WARM_UP_SECONDS = 2

/** Measures the answers of a shop, and what they cost its web process and its database. */
export class Meter {
  /** Process id of the web process. */
  readonly web: number
  readonly #database: number
  readonly #url: string
  readonly #seconds: number

  constructor(shop: Pick<TemporaryShop, 'url' | 'pid' | 'directory'>, seconds: number) {
    this.web = childOf(shop.pid, WEB)
    const note = readFileSync(join(shop.directory, 'postgres', 'postmaster.pid'), 'utf8')
    this.#database = Number(note.split('\n')[0])
    this.#url = shop.url
    this.#seconds = seconds
  }

  /** The rate of a list of addresses that are asked for in turn, again and again. */
  async rate(load: Load): Promise<Measured> {
    if (!load.tokens?.length) await this.#call(load.paths[0]!)
    await this.load(load, WARM_UP_SECONDS)
    return this.newRate(load)
  }

  /** The same without asking for any address beforehand. */
  async newRate(load: Load): Promise<Measured> {
    const { result, ...cost } = await this.#costOf(() => this.load(load, this.#seconds), answered)
    const { requests, latency, non2xx, errors } = result
    const bad = (count: number, what: string) => (count > 0 ? `, ${count} ${what}` : '')
    const faults = bad(non2xx, 'BAD') + bad(errors, 'BROKEN OFF')
    return { said: `${Math.round(requests.average)}/s, p99 ${latency.p99} ms${faults}`, ...cost }
  }

  /** Calls one after another, the first ones unmeasured: half of them, and the slowest of a hundred. */
  async alone(paths: string[]): Promise<Measured> {
    const first = Math.ceil(paths.length / 6)
    for (const path of paths.slice(0, first)) await this.#call(path)
    const times: number[] = []
    const { web, database } = await this.#costOf(
      async () => {
        for (const path of paths.slice(first)) times.push(await this.#call(path))
      },
      () => times.length
    )
    times.sort((one, other) => one - other)
    const at = (share: number) => times[Math.floor((times.length - 1) * share)]!.toFixed(1)
    return { said: `${at(0.5)} ms, p99 ${at(0.99)} ms`, web, database }
  }

  /** Asks a list of addresses in turn and again, for some seconds. */
  load({ paths, connections = 20, headers = {}, tokens = [] }: Load, seconds: number) {
    const accept = { 'accept-encoding': 'identity', ...headers }
    const requests = requestsOf(paths, tokens).map(({ path, token }) => ({
      path,
      ...(token && { headers: { ...accept, authorization: `Bearer ${token}` } }),
    }))
    let clients = 0
    return autocannon({
      ...{ url: this.#url, connections, duration: seconds, headers: accept },
      requests: requests.slice(0, 1),
      setupClient: (client) => client.setRequests(begunAt(requests, clients++ / connections)),
    })
  }

  async #call(path: string): Promise<number> {
    const began = performance.now()
    const response = await fetch(`${this.#url}${path}`)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return performance.now() - began
  }

  async #costOf<T>(work: () => Promise<T>, requestsOf: (result: T) => number) {
    const before = [processorSecondsOf(this.web), databaseSecondsOf(this.#database)] as const
    const result = await work()
    const perRequest = 1000 / Math.max(1, requestsOf(result))
    return {
      result,
      web: (processorSecondsOf(this.web) - before[0]) * perRequest,
      database: (databaseSecondsOf(this.#database) - before[1]) * perRequest,
    }
  }
}

/** As many as there are addresses or tokens, whichever are more. */
const requestsOf = (paths: string[], tokens: string[]): { path: string; token?: string }[] =>
  Array.from({ length: Math.max(paths.length, tokens.length) }, (_, at) => ({
    path: paths[at % paths.length]!,
    token: tokens[at % tokens.length],
  }))

const answered = ({ requests }: autocannon.Result) => requests.total

const MOST_OF_A_CONNECTION = 1_000

/**
 * The list begun at a share of it: connections that all begin with the first address would ask for
 * the same one at the same time, and most of them would get a kept answer. A part is enough, for
 * the generator writes every request of every connection before it begins.
 */
function begunAt<T>(list: T[], share: number): T[] {
  const at = Math.floor(list.length * share)
  return [...list.slice(at), ...list.slice(0, at)].slice(0, MOST_OF_A_CONNECTION)
}
