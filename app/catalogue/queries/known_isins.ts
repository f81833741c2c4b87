import { rows, type SqlClient } from '#shared/database'
import { isIsin, normalIsins } from '#shared/domain/isin'
import type { QuoteSelection } from '#catalogue/domain/quote/types'
import type { ProductRow } from '#catalogue/queries/product_rows'

/** By product: which of the asked securities its files hold, with their names. */
export type KnownIsins = ReadonlyMap<number, ReadonlyMap<string, string | null>>

type Asked = Pick<QuoteSelection, 'productCode' | 'filters'>
type Row = { productId: number; isin: string; name: string | null }

/** Looks up the asked securities of products that are sold by ISIN; no statement where none are. */
export async function knownIsins(
  client: SqlClient,
  selections: readonly Asked[],
  products: ReadonlyMap<string, ProductRow>
): Promise<KnownIsins> {
  const asked = selections.flatMap(({ productCode, filters }) => {
    const { id, isinField } = products.get(productCode)!
    const isins = isinField ? normalIsins(filters?.isins ?? []).filter(isIsin) : []
    return isins.map((isin) => ({ id, isin }))
  })
  if (asked.length === 0) return new Map()
  const found = await rows<Row>(
    client,
    `select product_id as "productId", product_isins.isin, name from product_isins
       join jsonb_to_recordset(?::jsonb) as asked (id int, isin text)
        on asked.id = product_id and asked.isin = product_isins.isin`,
    [JSON.stringify(asked)]
  )
  const byProduct = Map.groupBy(found, ({ productId }) => productId)
  return new Map(
    [...byProduct].map(([id, held]) => [id, new Map(held.map(({ isin, name }) => [isin, name]))])
  )
}
