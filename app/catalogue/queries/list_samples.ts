import { rows } from '#shared/database'
import { isProductCode } from '#catalogue/queries/product_rows'

export type SampleFile = {
  product: string
  day: string
  key: string
  bytes: number
  sha256: string | null
}

export async function listSamples(productCode?: string): Promise<SampleFile[]> {
  if (productCode !== undefined && !isProductCode(productCode)) return []
  return rows<SampleFile>(
    null,
    `select p.code as product, f.day, f.key, f.bytes, f.sha256
       from products p
       join lake_files f on f.product_id = p.id and f.day = p.sample_day and f.storage = 'lake'
      where p.visible and (:code::text is null or p.code = :code)
      order by p.position, p.code, f.part`,
    { code: productCode ?? null }
  )
}
