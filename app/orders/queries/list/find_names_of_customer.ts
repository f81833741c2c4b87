import { readRows } from '#shared/reading/read_rows'
import { PLACED, type Finds } from '#orders/queries/list/conditions'

const MOST_SORTED = 20_000

/** The names that a customer's own orders hold: all of these are read by one index, so none is named. */
export async function findNamesOfCustomer(
  userId: number,
  within: string
): Promise<Omit<Finds, 'own'>> {
  const [found] = await readRows<Pick<Finds, 'contactIds' | 'productSetIds'>>(
    `with held as materialized (
       select distinct o.contact_id, o.product_set_id from orders o
        where ${PLACED} and o.user_id = ?
     )
     select array(select id from order_contacts
                   where id in (select contact_id from held)
                     and search_text like lower(?)) as "contactIds",
            array(select s.id from order_product_sets s
                   where s.id in (select product_set_id from held)
                     and s.name_ids && array(
                       select id from order_product_names where name ilike ?)) as "productSetIds"`,
    [userId, within, within]
  )
  return { ...found!, isMany: false, mostSorted: MOST_SORTED }
}
