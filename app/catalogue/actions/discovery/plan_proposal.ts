import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { planProduct, type ProductPlan } from '#catalogue/actions/catalogue_import/plan_product'
import type { FoundSeries } from '#catalogue/domain/discovery/found_series'
import type { ProductFields } from '#catalogue/domain/product_fields'
import { referenceData } from '#catalogue/queries/reference_data'

export const CODE_TAKEN = { field: 'code', code: 'code_taken' }

type Proposal = { found: FoundSeries; changes: ProductFields }

/** A product that is not there yet, by the rules of an import; it is hidden whatever is said. */
export async function planProposal(
  trx: TransactionClientContract | null,
  { found, changes }: Proposal
): Promise<ProductPlan> {
  const reference = await referenceData(trx)
  const raw = { ...found.product, ...changes, visible: false }
  const known = reference.productsByCode
  const plan = planProduct(raw, {
    reference: { ...reference, productsByCode: new Map() },
    ...{ isins: new Map(), dictionaries: new Map() },
    codes: new Set([...known.keys(), raw.code]),
  })
  const taken = known.has(plan.product.code) ? [CODE_TAKEN] : []
  return { ...plan, problems: [...plan.problems, ...taken] }
}
