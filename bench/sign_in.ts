/* Signs people in, one by one and twenty at once: `npm run bench:sign-in`. */
import { randomBytes, scrypt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { startTemporaryShop } from '../bin/support/temporary_shop.ts'
import { Browser } from '../tests/functional/identity/support/browser.ts'
import { percentile } from './support/percentile.ts'
import { childOf, processorSecondsOf } from './support/processes.ts'
import { table } from './support/table.ts'

const TIMES = Number(process.env.TIMES ?? 20)
const AT_ONCE = 20
const ACCOUNTS = ['anna.brandt@elbquant', 'luc.moreau@rivemarche', 'nina.keller@limmatdata'].map(
  (name) => ({ name: `${name}.example`, password: 'Kontor-Demo-2026' })
)
const READERS = 2
/** The cost of a password as the shop keeps it. */
const SCRYPT = { cost: 16_384, blockSize: 8, parallelization: 1, maxmem: 64 * 2 ** 20 }
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

/** Milliseconds of product lists that some visitors read one after the other until work is done. */
async function listsWhile(url: string, work: Promise<unknown>): Promise<number[]> {
  const taken: number[] = []
  let isDone = false
  const end = work.finally(() => (isDone = true))
  const visit = async () => {
    while (!isDone) {
      const began = performance.now()
      await read(await fetch(`${url}/products?visit=${Math.random()}`))
      taken.push(performance.now() - began)
      await pause(EVERY_MS)
    }
  }
  await Promise.all([end, ...Array.from({ length: READERS }, visit)])
  return taken
}

const everyone = (url: string) =>
  Promise.all(Array.from({ length: AT_ONCE }, () => new Person(url).signIn()))

const inTurn = async (count: number, work: () => Promise<number>) => {
  const results: number[] = []
  for (let n = 0; n < count; n++) results.push(await work())
  return results
}

const shop = await startTemporaryShop()
try {
  const { url } = shop
  await inTurn(5, () => new Person(url).signIn())
  await listsWhile(url, pause(3_000))
  const hash = percentile(await inTurn(9, millisecondsOfHash), 50)
  const web = childOf(shop.pid, 'build/bin/server.js')
  const usedBefore = processorSecondsOf(web)
  const alone = await inTurn(TIMES, () => new Person(url).signIn())
  const used = ((processorSecondsOf(web) - usedBefore) / TIMES) * 1000
  const quiet = await listsWhile(url, pause(6_000))
  const busy = await listsWhile(url, everyone(url))
  const withHash = percentile(alone, 50)
  const [before, during] = [percentile(quiet, 95), percentile(busy, 95)]
  const ms = (value: number) => `${Math.round(value)} ms`
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
        ['/products asked for meanwhile', String(busy.length), ''],
      ]
    )
  )
} finally {
  await shop.stop()
}
