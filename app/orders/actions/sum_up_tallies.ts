import { rows } from '#shared/database'

/** Sums up the changes of the kept counts, so that few rows are read for them. */
export async function sumUpTallies(): Promise<void> {
  await sumUp('order_tallies', KIND)
  await sumUp('order_places', `sort, from_number, from_time, from_text, from_id, ${KIND}`)
}

const KIND = 'state, type, payment_method'

/** Only counts that changed are written again; most of a long list rests. */
async function sumUp(table: string, key: string) {
  await rows(
    null,
    `with changed as (select ${key} from ${table} group by ${key} having count(*) > 1),
          gone as (
            delete from ${table} where (${key}) in (select ${key} from changed)
            returning ${key}, orders
          )
     insert into ${table} (${key}, orders)
     select ${key}, sum(orders) from gone group by ${key} having sum(orders) <> 0`
  )
}
