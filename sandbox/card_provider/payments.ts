import { readAmount } from './amounts.ts'
import type { ErrorCode } from './errors.ts'
import { countedId, moment, randomId, traceId } from './ids.ts'
import { type Ledger, type Entry } from './ledger.ts'

export type Payment = {
  id: string
  orderId: string
  amount: bigint
  canceled: bigint
  currency: string
  typeId: string
  customerId: string | null
  returnUrl: string
  card3ds: boolean
  scenario: string
  status: 'pending' | 'success' | 'error' | 'resumed'
  code: ErrorCode | null
  isChargedBack: boolean
  cancels: number
  date: string
  /** Milliseconds since 1970 before which nobody can look it up. */
  visibleFrom: number
  traceId: string
}

export const CHARGE_ID = countedId('chg', 1)

type NewCharge = Omit<Extract<Entry, { kind: 'charge' }>, 'kind' | 'paymentId'>

/** Customers, cards, payments and listeners as the ledger tells them, kept up to date in memory. */
export class Payments {
  customers = new Map<string, Record<string, unknown>>()
  cards = new Map<string, Extract<Entry, { kind: 'card' }>>()
  payments = new Map<string, Payment>()
  webhooks = new Map<string, { url: string; event: string }>()
  ledger: Ledger
  #hooks = 0

  constructor(ledger: Ledger) {
    this.ledger = ledger
    for (const entry of ledger.entries) this.#apply(entry)
  }

  write(entry: Entry): void {
    this.#apply(this.ledger.append(entry))
  }

  addCustomer(data: Record<string, unknown>): string {
    const id = randomId('cst')
    this.write({ kind: 'customer', id, data })
    return id
  }

  addWebhook(url: string, event: string): string {
    const known = [...this.webhooks].find(([, hook]) => hook.url === url && hook.event === event)
    if (known) return known[0]
    const id = countedId('whk', this.#hooks + 1)
    this.write({ kind: 'webhook', id, url, event })
    return id
  }

  book(charge: NewCharge, visibleAfterMs: number): Payment {
    const paymentId = countedId('pay', this.payments.size + 1)
    this.write({ kind: 'charge', paymentId, ...charge })
    const payment = this.payments.get(paymentId)!
    payment.visibleFrom = Date.now() + visibleAfterMs
    return payment
  }

  /** By payment id, or by the merchant's order id; of several with one order id the newest. */
  find(reference: string): Payment | undefined {
    const byOrder = () =>
      [...this.payments.values()].findLast(({ orderId }) => orderId === reference)
    const found = this.payments.get(reference) ?? byOrder()
    return found && found.visibleFrom <= Date.now() ? found : undefined
  }

  #apply(entry: Entry & { at?: string }): void {
    if (entry.kind === 'customer') {
      if (entry.data) this.customers.set(entry.id, entry.data)
      else this.customers.delete(entry.id)
    } else if (entry.kind === 'card') this.cards.set(entry.id, entry)
    else if (entry.kind === 'charge') this.payments.set(entry.paymentId, paymentOf(entry))
    else if (entry.kind === 'webhook') this.#applyWebhook(entry)
    else if (entry.kind !== 'notified') applyOutcome(this.payments.get(entry.paymentId)!, entry)
  }

  #applyWebhook({ id, url, event, removed }: Extract<Entry, { kind: 'webhook' }>) {
    this.#hooks = Math.max(this.#hooks, Number(id.split('-').pop()))
    if (removed) this.webhooks.delete(id)
    else this.webhooks.set(id, { url, event })
  }
}

function paymentOf(entry: Extract<Entry, { kind: 'charge' }> & { at?: string }): Payment {
  const { paymentId, kind: _, at, amount, ...rest } = entry
  return {
    ...rest,
    id: paymentId,
    amount: readAmount(amount)!,
    canceled: 0n,
    status: 'pending',
    code: null,
    isChargedBack: false,
    cancels: 0,
    date: moment(at ? new Date(at) : undefined),
    visibleFrom: 0,
    traceId: traceId(),
  }
}

type Outcome = Extract<
  Entry,
  { kind: 'captured' | 'declined' | 'resumed' | 'chargeback' | 'canceled' }
>

function applyOutcome(payment: Payment, entry: Outcome): void {
  if (entry.kind === 'captured') payment.status = 'success'
  if (entry.kind === 'resumed') payment.status = 'resumed'
  if (entry.kind === 'chargeback') payment.isChargedBack = true
  if (entry.kind === 'declined') {
    payment.status = 'error'
    payment.code = entry.code as ErrorCode
  }
  if (entry.kind === 'canceled') {
    payment.cancels += 1
    payment.canceled += readAmount(entry.amount)!
  }
}
