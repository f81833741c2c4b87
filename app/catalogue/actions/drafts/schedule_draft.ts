import { recordAudit, type Actor } from '#shared/audit'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import { dayInBerlin } from '#shared/domain/day_in_berlin'
import { ok, refuse } from '#shared/domain/result'
import { changeDraft } from '#catalogue/actions/drafts/hold_draft'
import { planDraft } from '#catalogue/actions/drafts/plan_draft'

type Wish = { productId: number; seen: number; at: Date; actor: Actor }

/** Lets a worker publish it at a time to come; a price may not be meant to begin before that. */
export const scheduleDraft = ({ productId, seen, at, actor }: Wish) =>
  changeDraft(productId, seen, async (trx, { product, draft }) => {
    if (!draft) return refuse('manage_products.errors.no_draft')
    if (at.getTime() <= clock.milliseconds()) {
      return refuse('manage_products.errors.at_past', { field: 'at' })
    }
    const { problems } = await planDraft(trx, product.code, draft.changes)
    if (problems.length > 0) return { ...refuse('manage_products.errors.fields'), problems }
    const from = draft.changes.dailyPriceFrom
    if (typeof from === 'string' && from < dayInBerlin(at)) {
      return refuse('manage_products.errors.price_earlier', { field: 'at' })
    }
    await rows(
      trx,
      `update product_drafts set state = 'Scheduled', publish_at = ?, stopped_because = null,
              version = version + 1 where id = ?`,
      [at, draft.id]
    )
    const subject = { type: 'product', id: product.code }
    const after = { number: draft.number, at }
    await recordAudit(trx, { actor, subject, action: 'product.draft_scheduled', after })
    return ok({ number: draft.number })
  })
