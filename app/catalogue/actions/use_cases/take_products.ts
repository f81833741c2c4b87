import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'

type Product = { code: string; visible: boolean; categoryId: number | null }

/** A product has one category, so it leaves its other one. Hidden ones stay: no list shows them. */
export async function takeProducts(
  trx: TransactionClientContract,
  categoryId: number,
  codes: string[]
): Promise<Result<undefined>> {
  const products = await lockProducts(trx, categoryId, codes)
  const known = new Set(products.map(({ code }) => code))
  const unknown = codes.find((code) => !known.has(code))
  if (unknown !== undefined) {
    const details = { field: 'products', params: { code: unknown } }
    return refuse('use_cases.errors.product_unknown', details)
  }
  const isNamed = (code: string) => codes.includes(code)
  const joins = products.filter((one) => isNamed(one.code) && one.categoryId !== categoryId)
  const leaves = products.filter((one) => one.visible && !isNamed(one.code))
  await move(trx, joins, categoryId)
  await countChanges(
    trx,
    joins.flatMap((one) => one.categoryId ?? [])
  )
  await move(trx, leaves, null)
  return ok()
}

/** Those that are named and those that are in the category, in one order for everybody. */
const lockProducts = (trx: TransactionClientContract, categoryId: number, codes: string[]) =>
  rows<Product>(
    trx,
    `select code, visible, use_case_category_id as "categoryId" from products
      where code = any(?::text[]) or use_case_category_id = ? order by id for update`,
    [codes, categoryId]
  )

async function move(trx: TransactionClientContract, products: Product[], to: number | null) {
  if (products.length === 0) return
  await rows(
    trx,
    `update products set use_case_category_id = ?::int, updated_at = now()
      where code = any(?::text[])`,
    [to, products.map(({ code }) => code)]
  )
}

/** The categories that others look at have a product less. */
const countChanges = (trx: TransactionClientContract, categories: number[]) =>
  rows(trx, 'update use_case_categories set version = version + 1 where id = any(?::int[])', [
    categories,
  ])
