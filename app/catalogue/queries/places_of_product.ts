import { rows } from '#shared/database'

/** Folders of the lake in which files of a product lie. */
export async function foldersOfProduct(productId: number): Promise<string[]> {
  const found = await rows<{ folder: string }>(
    null,
    `select distinct regexp_replace(key, '[^/]*$', '') as folder
       from lake_files where product_id = ? and storage = 'lake'`,
    [productId]
  )
  return found.map(({ folder }) => folder)
}

type Row = { place: string; key: string }

/** The key of each file that a product has, by its day and part; of one that was withdrawn a word that is no key. */
export async function keysByPlace(productId: number): Promise<Map<string, string>> {
  const found = await rows<Row>(
    null,
    `select day || ':' || part as place, '//withdrawn' as key
       from withdrawn_files where product_id = :productId
     union all
     select day || ':' || part, key from set_aside_files where product_id = :productId
     union all
     select day || ':' || part, key from lake_files where product_id = :productId`,
    { productId }
  )
  return new Map(found.map(({ place, key }) => [place, key]))
}
