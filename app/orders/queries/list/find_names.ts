import { readRows } from '#shared/reading/read_rows'
import { findOrderReferences } from '#shared/domain/find_order_references'
import { readSearchedAmount } from '#shared/domain/written_amount'
import { anyOf, either, literally, type Condition } from '#shared/lists'
import { PLACED, type Finds } from '#orders/queries/list/conditions'
import { findNamesOfCustomer } from '#orders/queries/list/find_names_of_customer'
import type { OrderSelection } from '#orders/queries/list/order_list'

type Search = Pick<OrderSelection, 'search' | 'userId'>

type Row = Pick<Finds, 'contactIds' | 'productSetIds' | 'isMany'> & { orderIds: number[] }

/** So many orders are named one by one; more are found by what they hold. */
const MOST_NAMED = 1_000

/** References are compared sign by sign: looking through them one after the other takes longer. */
const MOST_SORTED = 3_000
const MOST_REFERENCES_SORTED = 10_000
const LARGEST_NUMBER = 1_000_000_000

/**
 * A search, resolved over the few names that many orders share; of one customer over those of his own
 * orders alone. Null where nothing is searched.
 */
export async function findNames({ search, userId }: Search): Promise<Finds | null> {
  if (search === '') return null
  const own = either([referenceHolds(search), ...numberRanges(search), ...onStatements(search)])
  const within = `%${literally(search)}%`
  if (userId === null) return findOfAll(own, within)
  return { ...(await findNamesOfCustomer(userId, within)), own }
}

async function findOfAll(own: Condition, within: string): Promise<Finds> {
  const [found] = await readRows<Row>(
    `with names as materialized (
       select array(select id from order_contacts where search_text like lower(?)) as contacts,
              array(select s.id from order_product_sets s where s.name_ids && array(
                select id from order_product_names where name ilike ?)) as sets
     ), sized as materialized (
       select contacts, sets,
              ${moreThan('contact_id', 'contacts')} or ${moreThan('product_set_id', 'sets')} as many
         from names
     )
     select contacts as "contactIds", sets as "productSetIds", many as "isMany",
            case when not many and cardinality(contacts) + cardinality(sets) > 0
                 then array(select o.id from orders o where ${own.sql} limit ?)
                 else '{}' end as "orderIds"
       from sized`,
    [within, within, MOST_SORTED, MOST_SORTED, ...own.values, MOST_NAMED + 1]
  )
  const { orderIds, ...names } = found!
  if (names.contactIds.length + names.productSetIds.length === 0) {
    return { ...names, own, mostSorted: MOST_REFERENCES_SORTED }
  }
  const isNamed = !names.isMany && orderIds.length <= MOST_NAMED
  const named = orderIds.length > 0 ? anyOf('o.id', orderIds, 'bigint') : null
  return { ...names, own: isNamed ? named : own, mostSorted: MOST_SORTED }
}

const moreThan = (column: string, ids: string) => `
  exists (select from orders o where ${PLACED} and o.${column} = any(${ids}) offset ?)`

/** The index holds three letters at a time: fewer are compared with how a reference begins. */
function referenceHolds(search: string): Condition {
  const before = search.length < 3 ? '' : '%'
  return { sql: 'o.own_reference ilike ?', values: [`${before}${literally(search)}%`] }
}

function numberRanges(search: string): Condition[] {
  const ranges: Condition[] = []
  if (!/^[1-9]\d{0,8}$/.test(search)) return ranges
  for (let unit = 1; Number(search) * unit < LARGEST_NUMBER; unit *= 10) {
    const from = Number(search) * unit
    ranges.push({ sql: 'o.number between ? and ?', values: [from, from + unit - 1] })
  }
  return ranges
}

/** What a bank statement says of an order: its creditor reference, or its total as it was paid. */
function onStatements(search: string): Condition[] {
  const found: Condition[] = []
  const orders = findOrderReferences(search)
  if (orders.length > 0) found.push(anyOf('o.number', orders, 'bigint'))
  const cents = readSearchedAmount(search)
  if (cents !== null) {
    found.push({ sql: `o.gross_cents = ? and ${PLACED}`, values: [Math.abs(cents)] })
  }
  return found
}
