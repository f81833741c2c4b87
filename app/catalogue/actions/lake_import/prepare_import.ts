import { stat } from 'node:fs/promises'
import { ok, refuse, type Result } from '#shared/domain/result'
import { createProduct, type NewProduct } from '#catalogue/actions/create_product'
import type { ImportRequest } from '#catalogue/actions/import_lake_files'
import { folderSource, lakeSource } from '#catalogue/actions/lake_import/sources'
import { describesDay } from '#catalogue/domain/file_pattern'
import { nearProducts } from '#catalogue/queries/near_products'
import { loadProductRows } from '#catalogue/queries/product_rows'

export type ImportOrder = {
  code: string
  /** The pattern of the product where nothing is said. */
  pattern?: string
  /** A folder, or with `inPlace` a prefix of keys in the lake. */
  source: string
  inPlace: boolean
  /** Makes the product first if there is none. */
  create?: Omit<NewProduct, 'code' | 'filePattern'>
}

/** Checks what an operator asked for before the first file is touched. */
export async function prepareImport(order: ImportOrder): Promise<Result<ImportRequest>> {
  const source = await sourceOf(order)
  if (!source.ok) return source
  const product = await productFor(order)
  if (!product.ok) return product
  const pattern = order.pattern ?? product.value.filePattern
  if (!describesDay(pattern)) return refuse('catalogue.errors.pattern', { params: { pattern } })
  return ok({ product: product.value, pattern, source: source.value })
}

async function sourceOf({
  source,
  inPlace,
}: ImportOrder): Promise<Result<ImportRequest['source']>> {
  if (inPlace) return ok(lakeSource(source))
  const found = await stat(source).catch(() => null)
  if (!found?.isDirectory()) return refuse('catalogue.errors.no_folder', { params: { source } })
  return ok(folderSource(source))
}

async function productFor(order: ImportOrder) {
  const known = await productOf(order.code)
  if (known) return ok(known)
  if (!order.create) return refuseUnknown(order.code)
  const pattern = order.pattern ?? ''
  if (!describesDay(pattern)) return refuse('catalogue.errors.pattern', { params: { pattern } })
  const { code, create } = order
  const created = await createProduct({ code, ...create, filePattern: pattern })
  return created.ok ? ok((await productOf(code))!) : created
}

const productOf = async (code: string) => (await loadProductRows(null, { codes: [code] }))[0]

async function refuseUnknown(code: string) {
  const near = (await nearProducts(code)).join(', ')
  return near
    ? refuse('catalogue.errors.product_misspelt', { params: { code, near } })
    : refuse('catalogue.errors.no_such_product', { params: { code } })
}
