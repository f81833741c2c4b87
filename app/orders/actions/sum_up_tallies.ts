import { rows } from '#shared/database'

/** Sums up the changes of the kept counts, so that few rows are read for them. */
export async function sumUpTallies(): Promise<void> {
  await rows(
    null,
    `with gone as (delete from order_tallies returning state, type, payment_method, orders)
     insert into order_tallies
     select state, type, payment_method, sum(orders) from gone
      group by state, type, payment_method having sum(orders) <> 0`
  )
}
