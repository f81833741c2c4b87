import { rows } from '#shared/database'

/** Makes one row of each kind and day, month or year of what was added since to any kept sums; they stay the same. */
export async function sumUpSales(): Promise<void> {
  await rows(null, SALES)
  for (const [table, kind, sums] of SUMMED) await rows(null, summedUp(table, kind, sums))
}

const KIND = 'day, state, type, payment_method, is_internal'

const USER_SUMS = ['orders', 'items', 'net_cents']
const PRODUCT_SUMS = ['items', 'days', 'price_cents']

/** Tables with what a row of them stands for, and what it sums up. */
const SUMMED: [table: string, kind: string, sums: readonly string[]][] = [
  ...['tallies', 'months', 'years'].flatMap((step): typeof SUMMED => [
    [`user_sales_${step}`, `${KIND}, user_id`, USER_SUMS],
    [`product_sales_${step}`, `${KIND}, product_id`, PRODUCT_SUMS],
  ]),
  ['conversion_counts', 'unit, day, product_id', ['asked', 'saved', 'basket']],
  ['credit_tallies', KIND, ['credited_cents']],
  ['new_user_tallies', 'day, is_internal', ['users']],
  ['report_tallies', 'day, is_internal', ['reports', 'net_cents']],
  ['subscriber_day_tallies', 'type_id, day, is_internal', ['held']],
]

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
function summedUp(table: string, kind: string, sums: readonly string[]): string {
  const summed = sums.map((column) => `sum(${column})`)
  return `
    with changed as (select distinct ${kind} from ${table} where is_change),
         gone as (
           delete from ${table} t using changed c
            where (${columnsOf('t', kind)}) = (${columnsOf('c', kind)})
           returning t.*)
    insert into ${table}
    select ${kind}, ${summed.join(', ')}, false from gone
     group by ${kind} having ${summed.map((sum) => `${sum} <> 0`).join(' or ')}`
}

const columnsOf = (alias: string, columns: string) =>
  columns
    .split(', ')
    .map((column) => `${alias}.${column}`)
    .join(', ')
