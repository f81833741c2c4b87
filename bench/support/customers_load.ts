import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { makeBuyers, makeClerk, type Buyer } from './buyers.ts'
import type { Fleet } from './fleet.ts'

const PAGES = [
  '/',
  '/products',
  '/faq',
  '/product/details/tick_cash_l1',
  '/health/live',
  '/contact',
]
const PAGES_AN_ORDER = 20
const ORDERS_A_PAYMENT = 20
const CONSENTS = ['terms', 'legal_entity', 'privacy', 'right_to_revoke', 'early_performance']
const ITEM = { product: 'tick_cash_l1', from: '2026-09-01', to: '2026-09-30' }
const LONGEST_PAUSE_MS = 200
const MOST_TRIES = 1_000

type Answer = { html?: string; data?: { orderId?: number } }
type Refused = { errors?: { code?: string }[] }
/** What is ordered, and how many orders there are to each of which the payment is noted. */
export type Wanted = { item?: object; ordersAPayment?: number }
type Wish = { method?: string; path: string; body?: object; key?: string; from?: Buyer }

/**
 * Customers who read pages and order with programs, each over and over until they are stopped. What fails is
 * counted; a program that has no answer to its order asks again with the same key, as the manual tells it to.
 */
export class CustomersLoad {
  asked = 0
  failed = new Map<string, number>()
  /** Numbers of orders by the keys of the calls, as they were told. */
  told = new Map<string, number>()
  slowestMs = 0
  /** Orders whose payment was noted, of which the rest is the worker's. */
  confirmed: number[] = []
  /** When an order was last told. */
  lastTold = 0
  #running: Promise<unknown>[] = []
  #stopped = false

  constructor(
    private url: string,
    private buyers: Buyer[],
    /** Who notes that every few orders are paid. */
    private clerk: Buyer,
    private wanted: Wanted = {}
  ) {}

  start(): void {
    this.#running = this.buyers.map((buyer, at) => this.#live(buyer, at))
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await Promise.all(this.#running)
  }

  get failures(): number {
    return [...this.failed.values()].reduce((sum, count) => sum + count, 0)
  }

  async #live(buyer: Buyer, at: number): Promise<void> {
    for (let round = at; !this.#stopped; round++) {
      for (let page = 0; page < PAGES_AN_ORDER; page++) {
        await this.#visit(PAGES[(round + page) % PAGES.length]!)
      }
      await this.#order(buyer)
    }
  }

  /** A page, and one of the files that it loads: another one each time. */
  async #visit(path: string): Promise<void> {
    const { html = '' } = (await this.#ask({ path })) ?? {}
    const files = html.match(/\/assets\/[\w./-]+\.(?:js|css)/g) ?? []
    const file = files[this.asked % files.length]
    if (file) await this.#ask({ path: file })
  }

  async #order(from: Buyer): Promise<void> {
    const [item, order] = [randomUUID(), randomUUID()]
    const basket = `/api/v1/basket/${from.id}`
    await this.#insist({
      method: 'POST',
      path: basket,
      body: this.wanted.item ?? ITEM,
      key: item,
      from,
    })
    const body = { paymentMethod: 'BankTransfer', consents: CONSENTS }
    const placing = { method: 'POST', path: `${basket}/checkout`, body, key: order, from }
    const answer = await this.#insist(placing)
    if (!answer.data?.orderId) return
    this.told.set(order, answer.data.orderId)
    this.lastTold = performance.now()
    const isPaid = this.told.size % (this.wanted.ordersAPayment ?? ORDERS_A_PAYMENT) === 0
    if (isPaid) await this.#confirm(answer.data.orderId, from)
  }

  async #confirm(number: number, { id }: Buyer): Promise<void> {
    const path = `/api/v1/orders/${number}/${id}`
    const body = { orderState: 'Confirmed' }
    if (await this.#ask({ method: 'PUT', path, body, from: this.clerk })) {
      this.confirmed.push(number)
    }
  }

  /** The same call until it is answered. */
  async #insist(wish: Wish): Promise<Answer> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const answer = await this.#ask(wish)
      if (answer) return answer
      await wait(Math.random() * LONGEST_PAUSE_MS)
    }
    throw new Error(`${wish.path} is not answered`)
  }

  async #ask({ method = 'GET', path, body, key, from }: Wish): Promise<Answer | null> {
    this.asked++
    const began = performance.now()
    try {
      const headers = {
        accept: body ? 'application/json' : 'text/html',
        ...(from && { authorization: `Bearer ${from.token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      }
      const sent = body && JSON.stringify(body)
      const answer = await fetch(`${this.url}${path}`, { method, headers, body: sent })
      const text = await answer.text()
      if (answer.ok) return body ? (JSON.parse(text) as Answer) : { html: text }
      const code = body ? codeIn(text) : path.startsWith('/assets/') ? ' of an asset' : ''
      this.#fail(`${method} ${answer.status}${code}`)
    } catch (error) {
      const { cause, name } = error as { cause?: { code?: string }; name: string }
      this.#fail(`${method} ${cause?.code ?? name}`)
    } finally {
      this.slowestMs = Math.max(this.slowestMs, performance.now() - began)
    }
    return null
  }

  #fail(how: string) {
    this.failed.set(how, (this.failed.get(how) ?? 0) + 1)
  }
}

/** The code with which a program was refused. */
function codeIn(text: string): string {
  try {
    const code = (JSON.parse(text) as Refused).errors?.[0]?.code
    return code ? ` ${code}` : ''
  } catch {
    return ', no JSON'
  }
}

/** So many customers of a shop, who reach it at an address. */
export async function customersOf(
  { databaseUrl }: Fleet,
  url: string,
  count: number,
  wanted?: Wanted
): Promise<CustomersLoad> {
  const buyers = await makeBuyers(databaseUrl, count)
  return new CustomersLoad(url, buyers, await makeClerk(databaseUrl), wanted)
}
