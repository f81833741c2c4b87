import { rows } from '#shared/database'

/** Makes one row of each kind and day of what was added since; sums are the same before and after. */
export async function sumUpSales(): Promise<void> {
  await rows(null, SALES)
  await rows(null, PRODUCT_SALES)
}

const KIND = 'day, state, type, payment_method, is_internal'

/** Days that have changed are few: only theirs are read and written. */
const changed = (table: string, kind: string) => `
  (${kind}) in (select ${kind} from ${table} group by ${kind} having count(*) > 1)`

const SALES = `
  with gone as (delete from sales_tallies where ${changed('sales_tallies', KIND)} returning *)
  insert into sales_tallies
  select ${KIND}, sum(orders), sum(net_cents), sum(vat_cents), sum(refunded_cents)
    from gone group by ${KIND} having sum(orders) <> 0`

const OF_PRODUCT = `${KIND}, product_id`

const PRODUCT_SALES = `
  with gone as (delete from product_sales_tallies
                 where ${changed('product_sales_tallies', OF_PRODUCT)} returning *)
  insert into product_sales_tallies
  select ${OF_PRODUCT}, sum(items), sum(days), sum(price_cents)
    from gone group by ${OF_PRODUCT} having sum(items) <> 0`
