import { rows } from '#shared/database'
import { anyOf, either, literally, type Condition } from '#orders/queries/list/condition'

/** What a text was found in; `own` are the orders whose number or own reference has it. */
export type Finds = { contactIds: number[]; productSetIds: number[]; own: Condition }

type Row = { contactIds: number[]; productSetIds: number[]; orderIds: number[] }

/** So many orders are named one by one; more are found by what they hold. */
const MOST_NAMED = 1_000
const LARGEST_NUMBER = 1_000_000_000

/** A search, resolved over the few names that many orders share; null where nothing is searched. */
export async function findNames(search: string): Promise<Finds | null> {
  if (search === '') return null
  const own = either([referenceHolds(search), ...numberRanges(search)])
  const within = `%${literally(search)}%`
  const [found] = await rows<Row>(
    null,
    `select array(select id from order_contacts where search_text like lower(?)) as "contactIds",
            array(select s.id from order_product_sets s where s.name_ids && array(
              select id from order_product_names where name ilike ?)) as "productSetIds",
            array(select o.id from orders o where ${own.sql} limit ?) as "orderIds"`,
    [within, within, ...own.values, MOST_NAMED + 1]
  )
  const { orderIds, ...names } = found!
  return { ...names, own: orderIds.length > MOST_NAMED ? own : anyOf('o.id', orderIds, 'bigint') }
}

/** The index holds three letters at a time: fewer are compared with how a reference begins. */
function referenceHolds(search: string): Condition {
  const before = search.length < 3 ? '' : '%'
  return { sql: 'o.own_reference ilike ?', values: [`${before}${literally(search)}%`] }
}

/** Numbers that begin with these digits. */
function numberRanges(search: string): Condition[] {
  const ranges: Condition[] = []
  if (!/^[1-9]\d{0,8}$/.test(search)) return ranges
  for (let unit = 1; Number(search) * unit < LARGEST_NUMBER; unit *= 10) {
    const from = Number(search) * unit
    ranges.push({ sql: 'o.number between ? and ?', values: [from, from + unit - 1] })
  }
  return ranges
}
