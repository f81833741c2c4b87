/*
 * Signs people in, one by one and twenty at once: `npm run bench:sign-in`. Quiet phases and busy ones
 * take turns, so that whatever else the machine does falls on both.
 */
import { randomBytes, scrypt } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { startTemporaryShop } from '../bin/support/temporary_shop.ts'
import { Browser } from '../tests/fixtures/identity/browser.ts'
import { percentile } from './support/percentile.ts'
import { childOf, processorSecondsOf } from './support/processes.ts'
import { table } from './support/table.ts'

const TIMES = Number(process.env.TIMES ?? 20)
const ROUNDS = Number(process.env.ROUNDS ?? 6)
const PHASE_MS = 6_000
const AT_ONCE = 20
const ACCOUNTS = ['anna.brandt@elbquant', 'luc.moreau@rivemarche', 'nina.keller@limmatdata'].map(
  (name) => ({ name: `${name}.example`, password: 'Kontor-Demo-2026' })
)
const READERS = 2
/** The cost of a password as the shop keeps it. */
const SCRYPT = { cost: 16_384, blockSize: 8, parallelization: 5, maxmem: 64 * 2 ** 20 }
const EVERY_MS = 25
const HOME = '/'

let people = 0

/** A person at an address of their own, so that no limit for one address stops the measurement. */
class Person {
  #number = ++people
  #account = ACCOUNTS[this.#number % ACCOUNTS.length]
  #browser: Browser

  constructor(url: string) {
    this.#browser = new Browser(url)
  }

  /** From the link to the account; answers the milliseconds that the shop took. */
  async signIn(): Promise<number> {
    const began = performance.now()
    const page = await this.#follow('/sign-in/with/customers')
    const sent = await this.#open(page, { method: 'POST', form: this.#account })
    const end = await this.#follow(sent.headers.get('location')!)
    const took = performance.now() - began
    if (end !== HOME) throw new Error(`Not signed in, but at ${end}`)
    return took
  }

  /** The page to which an address leads; home is not opened, it is another measurement's. */
  async #follow(address: string): Promise<string> {
    if (address === HOME) return address
    const answer = await read(await this.#open(address))
    const next = answer.headers.get('location')
    return next ? this.#follow(next) : address
  }

  #open(address: string, options: Parameters<Browser['open']>[1] = {}) {
    const headers = { 'x-forwarded-for': `10.0.${this.#number >> 8}.${this.#number & 255}` }
    return this.#browser.open(address, { ...options, headers })
  }
}

/** Answers of a shop that fails are fast, and no measurement. */
async function read(answer: Response): Promise<Response> {
  await answer.text()
  if (answer.status >= 400) throw new Error(`${answer.status} at ${answer.url}`)
  return answer
}

async function millisecondsOfHash(): Promise<number> {
  const began = performance.now()
  await promisify(scrypt as never)('a password', randomBytes(16), 64, SCRYPT)
  return performance.now() - began
}

/** Some visitors who read product lists all the time; their delays are not those of the people. */
class Readers {
  #thread: Worker

  constructor(url: string) {
    const workerData = { url, readers: READERS, everyMs: EVERY_MS }
    this.#thread = new Worker(new URL('./support/list_readers.ts', import.meta.url), { workerData })
  }

  /** Milliseconds of the lists that were asked for and answered while work was under way. */
  async during(work: Promise<unknown>): Promise<number[]> {
    this.#thread.postMessage('begin')
    await work
    this.#thread.postMessage('take')
    const [taken] = await once(this.#thread, 'message')
    return taken
  }

  stop = () => this.#thread.terminate()
}

/** Twenty people at every moment until the time is over: whoever is in makes room for the next. */
class Crowd {
  #until = performance.now() + PHASE_MS
  readonly signedIn: number[] = []
  readonly gone: Promise<unknown>

  constructor(private url: string) {
    this.gone = Promise.all(Array.from({ length: AT_ONCE }, () => this.#keepComing()))
  }

  async #keepComing() {
    while (performance.now() < this.#until) {
      this.signedIn.push(await new Person(this.url).signIn())
    }
  }
}

type Round = { quiet: number[]; busy: number[]; signedIn: number[] }

async function round(url: string, readers: Readers): Promise<Round> {
  const quiet = await readers.during(pause(PHASE_MS))
  const crowd = new Crowd(url)
  const busy = await readers.during(Promise.race([pause(PHASE_MS), crowd.gone]))
  await crowd.gone
  return { quiet, busy, signedIn: crowd.signedIn }
}

const inTurn = async <T>(count: number, work: () => Promise<T>) => {
  const results: T[] = []
  for (let n = 0; n < count; n++) results.push(await work())
  return results
}

const shop = await startTemporaryShop()
try {
  const { url } = shop
  await inTurn(5, () => new Person(url).signIn())
  const hash = percentile(await inTurn(9, millisecondsOfHash), 50)
  const web = childOf(shop.pid, 'build/bin/server.js')
  const usedBefore = processorSecondsOf(web)
  const alone = await inTurn(TIMES, () => new Person(url).signIn())
  const used = ((processorSecondsOf(web) - usedBefore) / TIMES) * 1000
  const readers = new Readers(url)
  await round(url, readers)
  const rounds = await inTurn(ROUNDS, () => round(url, readers))
  await readers.stop()
  const withHash = percentile(alone, 50)
  const quiet = rounds.flatMap((one) => one.quiet)
  const busy = rounds.flatMap((one) => one.busy)
  const together = rounds.flatMap((one) => one.signedIn)
  const [before, during] = [percentile(quiet, 95), percentile(busy, 95)]
  const rises = rounds.map((one) => percentile(one.busy, 95) / percentile(one.quiet, 95))
  const ms = (value: number) => `${Math.round(value)} ms`
  const times = (value: number) => `×${value.toFixed(2)}`
  console.log(
    table(
      ['figure', 'measured', 'aim'],
      [
        ['one password hash (median)', ms(hash), ''],
        ['sign-in, all requests (median)', ms(withHash), ''],
        ['the same without its hash', ms(withHash - hash), '300 ms'],
        ['processor time of the web process for it, with its hash', ms(used), ''],
        ['/products, p95, nobody signs in', ms(before), ''],
        [`/products, p95, ${AT_ONCE} sign in at once`, ms(during), ms(before * 1.5)],
        ['the second in relation to the first', times(during / before), times(1.5)],
        ['the same, round by round', rises.map(times).join(' '), ''],
        ['/products asked for, quiet and busy', `${quiet.length} and ${busy.length}`, ''],
        [`sign-ins meanwhile, ${AT_ONCE} at once`, String(together.length), ''],
        ['each of them (median)', ms(percentile(together, 50)), ''],
      ]
    )
  )
} finally {
  await shop.stop()
}
