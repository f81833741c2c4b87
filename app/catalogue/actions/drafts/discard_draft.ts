import type { Actor } from '#shared/audit'
import { ok, refuse } from '#shared/domain/result'
import { changeDraft } from '#catalogue/actions/drafts/hold_draft'
import { settleDraft } from '#catalogue/actions/drafts/publish_draft'

type Wish = { productId: number; seen: number; actor: Actor }

/** What was drafted stays in the product's history. */
export const discardDraft = ({ productId, seen, actor }: Wish) =>
  changeDraft(productId, seen, async (trx, { product, draft }) => {
    if (!draft) return refuse('manage_products.errors.no_draft')
    await settleDraft(trx, { product, draft, actor }, 'Discarded')
    return ok({ number: draft.number })
  })
