import { SYSTEM_ACTOR } from '#shared/audit'
import { transaction } from '#shared/database'
import type { ImportPlan } from '#catalogue/actions/catalogue_import/plan_import'
import { writeProduct } from '#catalogue/actions/catalogue_import/write_product'
import { writeReference } from '#catalogue/actions/catalogue_import/reference/write_reference'
import { writeRelations } from '#catalogue/actions/catalogue_import/write_relations'
import { forgetReferenceData } from '#catalogue/queries/reference_data'

/** Does all of a plan or, on any error, nothing. */
export async function applyImport({
  problems,
  reference,
  added,
  changed,
}: ImportPlan): Promise<void> {
  if (problems.length > 0) throw new Error('A plan with problems cannot be applied')
  const planned = [...added, ...changed]
  await transaction(async (trx) => {
    await writeReference(trx, reference)
    const ids = new Map<string, number>()
    for (const one of planned) {
      ids.set(one.product.code, await writeProduct(trx, one, SYSTEM_ACTOR))
    }
    for (const one of planned) await writeRelations(trx, ids.get(one.product.code)!, one)
  })
  forgetReferenceData()
}
