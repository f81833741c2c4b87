import { stat } from 'node:fs/promises'
import { refuse, type Ok, type Refusal } from '#shared/domain/result'
import { createProduct } from '#catalogue/actions/create_product'
import type { ImportRequest } from '#catalogue/actions/import_lake_files'
import { folderSource } from '#catalogue/actions/lake_import/folder_source'
import { lakeSource } from '#catalogue/actions/lake_import/sources'
import { problemsOfProduct, type NewProduct } from '#catalogue/actions/problems_of_product'
import { patternProblem } from '#catalogue/domain/file_pattern'
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

export type Prepared = Ok<ImportRequest> | { ok: false; refusals: Refusal[] }

/** Before the first file is touched; tells all that is wrong. */
export async function prepareImport(order: ImportOrder): Promise<Prepared> {
  const known = await productOf(order.code)
  const pattern = order.pattern ?? known?.filePattern ?? ''
  const plan = known ? undefined : order.create && { ...order.create, filePattern: pattern }
  const refusals = [
    ...(await refusedSource(order)),
    ...(known || plan ? refusedPattern(pattern) : [await unknownProduct(order.code)]),
    ...(plan ? await problemsOfProduct({ ...plan, code: order.code }) : []),
  ]
  if (refusals.length > 0) return { ok: false, refusals }
  if (plan) {
    const created = await createProduct({ ...plan, code: order.code })
    if (!created.ok) return { ok: false, refusals: [created.refusal] }
  }
  const product = known ?? (await productOf(order.code))!
  const source = order.inPlace ? lakeSource(order.source) : folderSource(order.source)
  return { ok: true, value: { product, pattern, source } }
}

const productOf = async (code: string) => (await loadProductRows(null, { codes: [code] }))[0]

async function refusedSource({ source, inPlace }: ImportOrder): Promise<Refusal[]> {
  if (inPlace) return []
  const found = await stat(source).catch(() => null)
  return found?.isDirectory()
    ? []
    : [{ code: 'catalogue.lake_import.no_folder', params: { source } }]
}

function refusedPattern(pattern: string): Refusal[] {
  const problem = patternProblem(pattern)
  if (!problem) return []
  const { code, token } = problem
  return [{ code: `catalogue.lake_import.${code}`, params: { pattern, token } }]
}

async function unknownProduct(code: string): Promise<Refusal> {
  const near = (await nearProducts(code)).join(', ')
  const refused = near
    ? refuse('catalogue.lake_import.product_misspelt', { params: { code, near } })
    : refuse('catalogue.lake_import.no_such_product', { params: { code } })
  return refused.refusal
}
