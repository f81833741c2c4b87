import { rows } from '#shared/database'

/** Contacts and products of orders whose names hold a text. */
export type Finds = { contactIds: number[]; productIds: number[] }

/** A search, resolved over the few names that many orders share; null where nothing is searched. */
export async function findNames(search: string): Promise<Finds | null> {
  if (search === '') return null
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
  const [finds] = await rows<Finds>(
    null,
    `select array(select id from order_contacts where search_text like lower(:pattern)) as "contactIds",
            array(select id from order_product_names where name ilike :pattern) as "productIds"`,
    { pattern }
  )
  return finds!
}
