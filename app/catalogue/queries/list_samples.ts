import { rows } from '#shared/database'
import { isProductCode } from '#catalogue/queries/product_rows'

export type SampleFile = { product: string; key: string; bytes: number }

/** The free sample files of visible products, or of one of them. */
export async function listSamples(productCode?: string): Promise<SampleFile[]> {
  if (productCode !== undefined && !isProductCode(productCode)) return []
  return rows<SampleFile>(
    null,
    `select p.code as product, f.key, f.bytes
       from products p
       join lake_files f on f.product_id = p.id and f.day = p.sample_day
      where p.visible and (:code::text is null or p.code = :code)
      order by p.position, p.code, f.part`,
    { code: productCode ?? null }
  )
}
