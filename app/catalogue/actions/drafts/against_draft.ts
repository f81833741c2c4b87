import { ok, refuse } from '#shared/domain/result'
import type { ProductPlan } from '#catalogue/actions/catalogue_import/plan_product'
import type { DraftResult } from '#catalogue/actions/drafts/hold_draft'
import { changedSince, fieldsOf, type ProductFields } from '#catalogue/domain/product_fields'

/** Why a draft cannot be published as the shop is now: fields that do not fit, or that others have changed. */
export function againstDraft(plan: ProductPlan, base: ProductFields): DraftResult<undefined> {
  const { problems } = plan
  if (problems.length > 0) return { ...refuse('manage_products.errors.fields'), problems }
  const fields = changedSince(base, fieldsOf(plan.before!))
  if (fields.length === 0) return ok()
  const others = fields.map((field) => ({ field, code: 'changed_in_shop' }))
  return { ...refuse('manage_products.errors.changed_in_shop'), problems: others }
}
