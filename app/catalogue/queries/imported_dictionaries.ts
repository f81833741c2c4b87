import { rows, type SqlClient } from '#shared/database'
import { lineOfField, type ProductField } from '#catalogue/domain/product_dictionary'

/** What the columns of products mean, as an import writes it: one line each. Of one product, or of all. */
export async function listImportedDictionaries(
  client: SqlClient = null,
  code: string | null = null
): Promise<ReadonlyMap<number, string[]>> {
  const found = await rows<ProductField & { productId: number }>(client, FIELDS, { code })
  const byProduct = Map.groupBy(found, ({ productId }) => productId)
  return new Map([...byProduct].map(([id, fields]) => [id, fields.map(lineOfField)]))
}

const FIELDS = `
  select f.product_id as "productId", f.name, f.type, f.unit, f.meaning_en as "meaningEn",
         f.meaning_de as "meaningDe", to_char(f.since, 'YYYY-MM-DD') as since
    from product_fields f join products p on p.id = f.product_id
   where :code::text is null or p.code = :code
   order by f.product_id, f.position`
