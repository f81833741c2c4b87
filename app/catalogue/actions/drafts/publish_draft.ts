import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, type Actor } from '#shared/audit'
import { rows } from '#shared/database'
import { ok, refuse } from '#shared/domain/result'
import { failpoint } from '#shared/failpoints'
import { writeProduct } from '#catalogue/actions/catalogue_import/write_product'
import { writeRelations } from '#catalogue/actions/catalogue_import/write_relations'
import { againstDraft } from '#catalogue/actions/drafts/against_draft'
import { changeDraft, type DraftResult } from '#catalogue/actions/drafts/hold_draft'
import { planDraft } from '#catalogue/actions/drafts/plan_draft'
import type { OpenDraft } from '#catalogue/queries/product_drafts'

type Wish = { productId: number; seen: number; actor: Actor }

export const publishNow = ({ productId, seen, actor }: Wish) =>
  changeDraft(productId, seen, async (trx, { product, draft }) =>
    draft ? publishDraft(trx, { product, draft, actor }) : refuse('manage_products.errors.no_draft')
  )

type Publishing = { product: { code: string }; draft: OpenDraft; actor: Actor }

/** The product and the draft's state change together or not at all. Judged again: others may have changed it. */
export async function publishDraft(
  trx: TransactionClientContract,
  { product, draft, actor }: Publishing
): Promise<DraftResult<{ number: number }>> {
  const plan = await planDraft(trx, product.code, draft.changes)
  const judged = againstDraft(plan, draft.base)
  if (!judged.ok) return judged
  const id = await writeProduct(trx, plan, actor)
  await writeRelations(trx, id, plan)
  await failpoint('catalogue.before_draft_settled')
  await settleDraft(trx, { product, draft, actor }, 'Published')
  return ok({ number: draft.number })
}

const ACTIONS = { Published: 'product.draft_published', Discarded: 'product.draft_discarded' }

export async function settleDraft(
  trx: TransactionClientContract,
  { product, draft, actor }: Publishing,
  state: keyof typeof ACTIONS
): Promise<void> {
  await rows(
    trx,
    `update product_drafts set state = ?, version = version + 1, settled_at = now() where id = ?`,
    [state, draft.id]
  )
  const subject = { type: 'product', id: product.code }
  const after = { number: draft.number }
  await recordAudit(trx, { actor, subject, action: ACTIONS[state], after })
}
