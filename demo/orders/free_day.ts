import type { DemoOrder } from '#demo/orders/order_plans'

type Plan = Pick<DemoOrder, 'daysAgo' | 'path' | 'paysBy'>
type Among = Pick<DemoOrder, 'path'> & { newest: number; fixed: readonly Plan[] }

const NEAR_BY = [0, -1, 1, -2, 2, -3, 3]

/** A day near by on which an order disturbs no fixed one: who ordered first has paid first, so that numbers of invoices follow their days. */
export function freeDay(wanted: number, { path, newest, fixed }: Among): number {
  const fits = (daysAgo: number) => fixed.every((other) => areInOrder({ daysAgo, path }, other))
  const found = NEAR_BY.map((days) => wanted + days).find((day) => day >= newest && fits(day))
  if (found === undefined) throw new Error(`No order fits ${wanted} days ago`)
  return found
}

/** Whether the one that was placed first was paid first; true where one of them has no invoice. */
export function areInOrder(one: Plan, other: Plan): boolean {
  const [paid, otherPaid] = [paidDaysAgo(one), paidDaysAgo(other)]
  if (paid === null || otherPaid === null) return true
  return (one.daysAgo - other.daysAgo) * (paid - otherPaid) > 0
}

function paidDaysAgo({ daysAgo, path, paysBy }: Plan): number | null {
  const [, hours] = path.find(([state]) => state === 'Confirmed') ?? []
  return hours === undefined || paysBy === 'Quota' ? null : daysAgo - hours / 24
}
