import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { planProduct, type ProductPlan } from '#catalogue/actions/catalogue_import/plan_product'
import type { ProductFields } from '#catalogue/domain/product_fields'
import { listImportedDictionaries } from '#catalogue/queries/imported_dictionaries'
import { listImportedIsins } from '#catalogue/queries/imported_isins'
import { referenceData } from '#catalogue/queries/reference_data'

/** The same reading and the same rules as of an import, as the transaction sees the shop. */
export async function planDraft(
  trx: TransactionClientContract | null,
  code: string,
  fields: ProductFields
): Promise<ProductPlan> {
  const reference = await referenceData(trx)
  const isins = await listImportedIsins(trx)
  const dictionaries = await listImportedDictionaries(trx, code)
  const codes = new Set(reference.productsByCode.keys())
  return planProduct({ ...fields, code }, { reference, isins, dictionaries, codes })
}
