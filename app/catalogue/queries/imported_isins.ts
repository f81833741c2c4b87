import { rows, type SqlClient } from '#shared/database'

/** The securities of every product that is sold by ISIN, as an import writes them: `ISIN=Name`. */
export async function listImportedIsins(
  client: SqlClient = null
): Promise<ReadonlyMap<number, string[]>> {
  const found = await rows<{ productId: number; isins: string[] }>(
    client,
    `select product_id as "productId",
            json_agg(concat_ws('=', isin, name) order by isin collate "C") as isins
       from product_isins group by product_id`
  )
  return new Map(found.map(({ productId, isins }) => [productId, isins]))
}
