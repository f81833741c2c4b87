import { rows } from '#shared/database'

/** Makes one row of each kind and day, month or year of what was added since; sums stay the same. */
export async function sumUpSales(): Promise<void> {
  await rows(null, SALES)
  for (const step of ['tallies', 'months', 'years']) {
    await rows(null, summedUp(`user_sales_${step}`, 'user_id', ['orders', 'items', 'net_cents']))
    await rows(null, summedUp(`product_sales_${step}`, 'product_id', PRODUCT_SUMS))
  }
}

const PRODUCT_SUMS = ['items', 'days', 'price_cents']

const KIND = 'day, state, type, payment_method, is_internal'

/** Days that have changed are few: only theirs are read and written. */
const SALES = `
  with gone as (
    delete from sales_tallies
     where (${KIND}) in (select ${KIND} from sales_tallies group by ${KIND} having count(*) > 1)
    returning *)
  insert into sales_tallies
  select ${KIND}, sum(orders), sum(net_cents), sum(vat_cents), sum(refunded_cents)
    from gone group by ${KIND} having sum(orders) <> 0`

/** What is new says so, and is found along an index. */
function summedUp(table: string, of: string, sums: readonly string[]): string {
  const kind = `${KIND}, ${of}`
  const summed = sums.map((column) => `sum(${column})`)
  return `
    with changed as (select distinct ${kind} from ${table} where is_change),
         gone as (
           delete from ${table} t using changed c
            where (${columnsOf('t', kind)}) = (${columnsOf('c', kind)})
           returning t.*)
    insert into ${table}
    select ${kind}, ${summed.join(', ')}, false from gone
     group by ${kind} having ${summed[0]} <> 0`
}

const columnsOf = (alias: string, columns: string) =>
  columns
    .split(', ')
    .map((column) => `${alias}.${column}`)
    .join(', ')
