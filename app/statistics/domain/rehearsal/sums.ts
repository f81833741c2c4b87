import { addTo, found, none, PartSums, type Sold } from '#statistics/domain/rehearsal/part_sums'
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
const MOST_CROSSED = 200

type Month = RehearsalReport['months'][number]
type Crossed = RehearsalReport['limits'][number]

/** Adds up what orders, baskets and saved quotes would have cost, one after the other. */
export class RehearsalSums {
  #totals = { net: none(), fee: none(), vat: none(), gross: none() }
  #counts = { orders: 0, dearer: 0, cheaper: 0, bookedNetCents: 0 }
  #months = new Map<string, Month>()
  #parts = new PartSums()
  #open = new PartSums()
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
    addTo(this.#totals.net, net)
    addTo(this.#totals.fee, fee)
    addTo(this.#totals.vat, vat)
    addTo(this.#totals.gross, gross)
    this.#addToMonth(order)
    this.#parts.add(order)
    if (more !== 0) this.#keepIfMost(order)
    const lacksQuota = this.quotas.isLackingFor(order)
    const limits = crossedBy(order, { cardCents: this.cardLimitCents, lacksQuota })
    for (const crossed of this.#limits.filter(({ limit }) => limits.includes(limit))) {
      crossed.count++
      if (crossed.orders.length < MOST_CROSSED) crossed.orders.push({ number, company, gross })
    }
  }

  addBasket({ gross, ...sold }: Sold & { gross: Both }): void {
    this.baskets.count++
    if (difference(gross) !== 0) this.baskets.changed++
    if (exceeds(gross, this.cardLimitCents)) this.baskets.overCard++
    addTo(this.baskets.net, sold.net)
    this.#open.add(sold)
  }

  addQuote({ gross, forgone, ...sold }: Sold & { gross: Both; forgone: number | null }): void {
    this.quotes.count++
    if (difference(gross) !== 0) this.quotes.changed++
    if (forgone !== null) this.quotes.beyond++
    this.quotes.forgoneCents += forgone ?? 0
    addTo(this.quotes.gross, gross)
    this.#open.add(sold)
  }

  report(): RehearsalReport {
    return {
      ...this.#counts,
      ...this.#totals,
      months: [...this.#months.values()].toSorted((a, b) => (a.month < b.month ? -1 : 1)),
      ...this.#parts.parts(),
      open: this.#open.parts(),
      most: this.#most,
      limits: this.#limits.filter(({ count }) => count > 0),
      ...{ baskets: this.baskets, quotes: this.quotes },
    }
  }

  #addToMonth({ day, net, fee, vat }: RehearsedOrder) {
    const name = day.slice(0, 7)
    const month = found(this.#months, name, () => ({
      ...{ month: name, orders: 0, net: none(), fee: none(), vat: none() },
    }))
    month.orders++
    addTo(month.net, net)
    addTo(month.fee, fee)
    addTo(month.vat, vat)
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
