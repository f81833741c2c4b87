import type { HttpContext } from '@adonisjs/core/http'
import { exportList, showList } from '#shared/lists'
import { listAudit } from '#shared/audit'
import { notFound } from '#shared/http/not_found'
import type { ProductPlan } from '#catalogue/actions/catalogue_import/plan_product'
import { againstDraft } from '#catalogue/actions/drafts/against_draft'
import { problemTexts } from '#catalogue/http/answer_draft'
import { fieldsOf } from '#catalogue/domain/product_fields'
import { planDraft } from '#catalogue/actions/drafts/plan_draft'
import { historyOfProduct } from '#catalogue/http/history_of_product'
import { shownHistory } from '#shared/http/shown_history'
import { idIn } from '#catalogue/http/id_in'
import { managedProductLists } from '#catalogue/lists/managed_product_list'
import { detailOf } from '#catalogue/queries/get_product'
import { draftEffect } from '#catalogue/queries/drafts/draft_effect'
import { openDraft } from '#catalogue/queries/product_drafts'
import { productChoices } from '#catalogue/queries/product_choices'
import type { ProductRow } from '#catalogue/queries/product_rows'
import { referenceData, type ReferenceData } from '#catalogue/queries/reference_data'
import { touchedBy } from '#catalogue/queries/touched_by'
import ManagedProductTransformer from '#catalogue/transformers/managed_product_transformer'
import { draftPages, draftPreviews, rowOf } from '#catalogue/transformers/draft_previews'

const NEWEST = 30

export default class ManagedProductsController {
  async index(ctx: HttpContext) {
    const [{ content, shown }, { countries }] = await Promise.all([
      showList(ctx, managedProductLists[ctx.locale]),
      productChoices(ctx.locale),
    ])
    return ctx.inertia.render('catalogue/admin/products/index', {
      products: ManagedProductTransformer.transform(content),
      countries,
      ...shown,
    })
  }

  export(ctx: HttpContext) {
    return exportList(ctx, managedProductLists[ctx.locale])
  }

  async show(ctx: HttpContext) {
    const reference = await referenceData()
    const product = reference.products.find(({ id }) => id === idIn(ctx))
    if (!product) throw notFound(ctx)
    const { id, code, name, visible, prices } = product
    const [draft, touched, history, choices] = await Promise.all([
      openDraft(id),
      touchedBy(product),
      listAudit({ type: 'product', id: code }),
      productChoices(ctx.locale),
    ])
    const plan = await planDraft(null, code, draft?.changes ?? {})
    const live = fieldsOf(plan.before!)
    const { shown, earlier } = shownHistory(ctx, historyOfProduct(history), NEWEST)
    return ctx.inertia.render('catalogue/admin/products/show', {
      product: { id, code, name, visible },
      live,
      draft: draft && { ...shownDraft(draft), stopped: stoppedBy(ctx, draft, plan) },
      prices,
      touched,
      effect: draft && (await effectOf(product, draft, plan, reference)),
      history: shown,
      earlier,
      choices,
      ...draftPreviews(product, plan.product, reference),
      pages: ctx.inertia.optional(async () =>
        draftPages(await detailOf(product), plan.product, reference)
      ),
    })
  }
}

type Draft = NonNullable<Awaited<ReturnType<typeof openDraft>>>

const shownDraft = ({ number, state, version, changes, publishAt }: Draft) => ({
  ...{ number, state, version, changes },
  publishAt: publishAt?.toISOString() ?? null,
})

const effectOf = (
  row: ProductRow,
  { changes }: Draft,
  plan: ProductPlan,
  reference: ReferenceData
) =>
  draftEffect({
    ...{ changes, reference },
    drafted: { ...rowOf(row, plan.product), dailyPriceCents: plan.product.dailyPriceCents },
  })

/** Why a draft was not published at its time, and what is against each field now. */
function stoppedBy({ locale }: HttpContext, { stoppedBecause, base }: Draft, plan: ProductPlan) {
  if (stoppedBecause === null) return null
  const judged = againstDraft(plan, base)
  const problems = judged.ok || !('problems' in judged) ? [] : judged.problems
  return { code: stoppedBecause, fields: problemTexts(locale, problems) }
}
