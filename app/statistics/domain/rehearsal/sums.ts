import { QuotaPots } from '#statistics/domain/rehearsal/quota_pots'
import {
  difference,
  LIMITS,
  type Both,
  type ChangedOrder,
  type RehearsalReport,
} from '#statistics/domain/rehearsal/report'
import {
  crossedBy,
  exceeds,
  reasonsOf,
  type RehearsedOrder,
} from '#statistics/domain/rehearsal/rehearsed_order'

export const MOST_CHANGED = 20
const MOST_ROWS = 100

type Month = RehearsalReport['months'][number]
type Product = RehearsalReport['products'][number]
type Customer = RehearsalReport['customers'][number]
type Crossed = RehearsalReport['limits'][number]

/** Adds up what orders, baskets and saved quotes would have cost, one after the other. */
export class RehearsalSums {
  #totals = { net: none(), fee: none(), vat: none(), gross: none() }
  #counts = { orders: 0, dearer: 0, cheaper: 0, bookedNetCents: 0 }
  #months = new Map<string, Month>()
  #products = new Map<string, Product>()
  #customers = new Map<number, Customer>()
  #most: ChangedOrder[] = []
  #limits: Crossed[] = LIMITS.map((limit) => ({ limit, count: 0, orders: [] }))
  readonly baskets = { count: 0, changed: 0, net: none(), overCard: 0 }
  readonly quotes = { count: 0, changed: 0, gross: none(), beyond: 0, forgoneCents: 0 }

  constructor(
    private cardLimitCents: number,
    private quotas = new QuotaPots([])
  ) {}

  addOrder(order: RehearsedOrder): void {
    const { net, fee, vat, gross, number, company } = order
    const more = difference(gross)
    this.#counts.orders++
    this.#counts.bookedNetCents += order.bookedNetCents
    if (more > 0) this.#counts.dearer++
    if (more < 0) this.#counts.cheaper++
    add(this.#totals.net, net)
    add(this.#totals.fee, fee)
    add(this.#totals.vat, vat)
    add(this.#totals.gross, gross)
    this.#addToParts(order)
    if (more !== 0) this.#keepIfMost(order)
    const lacksQuota = this.quotas.isLackingFor(order)
    const limits = crossedBy(order, { cardCents: this.cardLimitCents, lacksQuota })
    for (const crossed of this.#limits.filter(({ limit }) => limits.includes(limit))) {
      crossed.count++
      if (crossed.orders.length < MOST_CHANGED) crossed.orders.push({ number, company, gross })
    }
  }

  addBasket({ net, gross }: { net: Both; gross: Both }): void {
    this.baskets.count++
    if (difference(gross) !== 0) this.baskets.changed++
    if (exceeds(gross, this.cardLimitCents)) this.baskets.overCard++
    add(this.baskets.net, net)
  }

  addQuote({ gross, forgone }: { gross: Both; forgone: number | null }): void {
    this.quotes.count++
    if (difference(gross) !== 0) this.quotes.changed++
    if (forgone !== null) this.quotes.beyond++
    this.quotes.forgoneCents += forgone ?? 0
    add(this.quotes.gross, gross)
  }

  report(): RehearsalReport {
    const byChange =
      <Row>(of: (row: Row) => Both) =>
      (one: Row, other: Row) =>
        Math.abs(difference(of(other))) - Math.abs(difference(of(one)))
    return {
      ...this.#counts,
      ...this.#totals,
      months: [...this.#months.values()].toSorted((a, b) => (a.month < b.month ? -1 : 1)),
      products: [...this.#products.values()]
        .toSorted(byChange(({ cents }: Product) => cents))
        .slice(0, MOST_ROWS),
      customers: [...this.#customers.values()]
        .toSorted(byChange(({ net }: Customer) => net))
        .slice(0, MOST_ROWS),
      most: this.#most,
      limits: this.#limits.filter(({ count }) => count > 0),
      ...{ baskets: this.baskets, quotes: this.quotes },
    }
  }

  #addToParts({ day, net, fee, vat, items, userId, company }: RehearsedOrder) {
    const name = day.slice(0, 7)
    const month = found(this.#months, name, () => ({
      ...{ month: name, orders: 0, net: none(), fee: none(), vat: none() },
    }))
    month.orders++
    add(month.net, net)
    add(month.fee, fee)
    add(month.vat, vat)
    const customer = found(this.#customers, userId, () => ({
      ...{ userId, company, orders: 0, net: none() },
    }))
    customer.orders++
    add(customer.net, net)
    for (const { product, cents } of items) {
      const sold = found(this.#products, product.code, () => ({
        ...{ code: product.code, name: product.name, items: 0, cents: none() },
      }))
      sold.items++
      add(sold.cents, cents)
    }
  }

  #keepIfMost(order: RehearsedOrder) {
    const changeOf = ({ gross }: Pick<ChangedOrder, 'gross'>) => Math.abs(difference(gross))
    const least = this.#most.at(-1)
    if (this.#most.length === MOST_CHANGED && least && changeOf(order) <= changeOf(least)) return
    const { number, day, company, net, fee, vat, gross } = order
    const changed = { number, day, company, net, fee, vat, gross, why: reasonsOf(order) }
    this.#most = [...this.#most, changed]
      .toSorted((one, other) => changeOf(other) - changeOf(one) || one.number - other.number)
      .slice(0, MOST_CHANGED)
  }
}

const none = (): Both => [0, 0]

function add(sum: Both, [before, after]: Both): void {
  sum[0] += before
  sum[1] += after
}

function found<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make()
  known.set(key, value)
  return value
}
