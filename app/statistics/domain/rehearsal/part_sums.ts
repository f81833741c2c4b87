import { difference, type Both, type Others, type Parts } from '#statistics/domain/rehearsal/report'

const MOST_ROWS = 100

export type Sold = {
  userId: number
  company: string
  net: Both
  items: { product: { code: string; name: string }; cents: Both }[]
}

/** What was sold by product and by customer: the most changed by name, the others in one sum. */
export class PartSums {
  #products = new Map<string, Parts['products'][number]>()
  #customers = new Map<number, Parts['customers'][number]>()

  add({ userId, company, net, items }: Sold): void {
    const customer = found(this.#customers, userId, () => ({
      ...{ userId, company, orders: 0, net: none() },
    }))
    customer.orders++
    addTo(customer.net, net)
    for (const { product, cents } of items) {
      const sold = found(this.#products, product.code, () => ({
        ...{ code: product.code, name: product.name, items: 0, cents: none() },
      }))
      sold.items++
      addTo(sold.cents, cents)
    }
  }

  parts(): Parts {
    const products = parted(this.#products, ({ cents }) => cents)
    const customers = parted(this.#customers, ({ net }) => net)
    const others = {
      products: othersOf(products.others.map(({ items, cents }) => [items, cents])),
      customers: othersOf(customers.others.map(({ orders, net }) => [orders, net])),
    }
    return { products: products.named, customers: customers.named, others }
  }
}

function parted<Row>(rows: Map<unknown, Row>, of: (row: Row) => Both) {
  const sorted = [...rows.values()].toSorted(
    (one, other) => Math.abs(difference(of(other))) - Math.abs(difference(of(one)))
  )
  return { named: sorted.slice(0, MOST_ROWS), others: sorted.slice(MOST_ROWS) }
}

function othersOf(rows: [of: number, cents: Both][]): Others | null {
  if (rows.length === 0) return null
  const others = { count: rows.length, of: 0, cents: none() }
  for (const [of, cents] of rows) {
    others.of += of
    addTo(others.cents, cents)
  }
  return others
}

export const none = (): Both => [0, 0]

export function addTo(sum: Both, [before, after]: Both): void {
  sum[0] += before
  sum[1] += after
}

export function found<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make()
  known.set(key, value)
  return value
}
