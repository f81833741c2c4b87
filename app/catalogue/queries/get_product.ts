import { preparedRows } from '#shared/database'
import type { ProductField } from '#catalogue/domain/product_dictionary'
import type { ProductRow } from '#catalogue/queries/product_rows'
import { referenceData } from '#catalogue/queries/reference_data'

export type KnownDay = {
  day: string
  condition: 'degraded' | 'missing'
  noteEn: string
  noteDe: string
}

export type ProductDetail = {
  product: ProductRow
  fields: ProductField[]
  knownDays: KnownDay[]
  useCaseCategory: { id: number; nameEn: string; nameDe: string } | null
}

export async function getProduct(code: string): Promise<ProductDetail | null> {
  const { productsByCode } = await referenceData()
  const product = productsByCode.get(code)
  return product?.visible ? detailOf(product) : null
}

/** What the page of a product says of it, whether customers see it or not. */
export async function detailOf(product: ProductRow): Promise<ProductDetail> {
  const [detail] = await preparedRows<Omit<ProductDetail, 'product'>>(null, DETAIL, {
    id: product.id,
  })
  return { product, ...detail! }
}

const DETAIL = `
  select
    coalesce((select json_agg(json_build_object('name', name, 'type', type, 'unit', unit,
        'meaningEn', meaning_en, 'meaningDe', meaning_de, 'since', since) order by position)
      from product_fields where product_id = :id), '[]') as fields,
    coalesce((select json_agg(json_build_object('day', day, 'condition', condition,
        'noteEn', note_en, 'noteDe', note_de) order by day desc)
      from lake_exceptions where product_id = :id), '[]') as "knownDays",
    (select json_build_object('id', u.id, 'nameEn', u.name_en, 'nameDe', u.name_de)
       from use_case_categories u join products p on p.use_case_category_id = u.id
      where p.id = :id) as "useCaseCategory"`
