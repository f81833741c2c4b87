import { rows } from '#shared/database'

type Sums = { paidCents: number; refundedCents: number; pendingCents: number }

/** What came in and went back for some orders, by their numbers, in one statement. */
export async function sumsOf(orderNumbers: readonly number[]): Promise<Map<number, Sums>> {
  if (orderNumbers.length === 0) return new Map()
  const found = await rows<Sums & { number: number }>(null, SELECT, [[...orderNumbers]])
  return new Map(found.map(({ number, ...sums }) => [number, sums]))
}

/** As for one order: a quota counts as paid while it is not given back. */
const SELECT = `
  select asked.number,
         ((select coalesce(sum(p.amount_cents), 0) from order_payments p
            where p.order_number = asked.number)
        + (select coalesce(sum(a.captured_cents), 0) from payment_attempts a
            where a.order_number = asked.number and a.state = 'Paid')
        + (select coalesce(sum(e.amount_cents), 0) from quota_entries e
            where e.order_id = asked.number and e.state <> 'Released'))::bigint as "paidCents",
         (select coalesce(sum(r.amount_cents), 0)::bigint from refunds r
           where r.order_number = asked.number and r.state <> 'Refused') as "refundedCents",
         (select coalesce(sum(r.amount_cents), 0)::bigint from refunds r
           where r.order_number = asked.number and r.state = 'Pending') as "pendingCents"
    from unnest(?::bigint[]) as asked (number)`
