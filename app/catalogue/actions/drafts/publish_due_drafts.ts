import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, SYSTEM_ACTOR } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { logError } from '#shared/log_error'
import { holdDraft, type Held } from '#catalogue/actions/drafts/hold_draft'
import { publishDraft } from '#catalogue/actions/drafts/publish_draft'
import { forgetReferenceData } from '#catalogue/queries/reference_data'

/** Of several workers one gets each draft: its state changes with the product. */
export async function publishDueDrafts(): Promise<void> {
  const due = await rows<{ productId: number }>(
    null,
    `select product_id as "productId" from product_drafts
      where state = 'Scheduled' and publish_at <= now() order by publish_at, id`
  )
  for (const { productId } of due) {
    await transaction((trx) => publishDue(trx, productId)).catch((error: unknown) =>
      logger.error({ err: logError(error), productId }, 'draft not published')
    )
  }
  if (due.length > 0) forgetReferenceData()
}

/** What cannot be published any more goes back to staff, with the reason. */
async function publishDue(trx: TransactionClientContract, productId: number): Promise<void> {
  const held = await holdDraft(trx, productId)
  const draft = held?.draft
  if (!held || !draft || !(await isDue(trx, draft.id))) return
  const published = await publishDraft(trx, { ...held, draft, actor: SYSTEM_ACTOR })
  if (!published.ok) await stop(trx, held, published.refusal.code)
}

async function isDue(trx: TransactionClientContract, id: number): Promise<boolean> {
  const due = await rows(
    trx,
    `select 1 as due from product_drafts
      where id = ? and state = 'Scheduled' and publish_at <= clock_timestamp()`,
    [id]
  )
  return due.length > 0
}

async function stop(trx: TransactionClientContract, { product, draft }: Held, why: string) {
  await rows(
    trx,
    `update product_drafts set state = 'Open', publish_at = null, stopped_because = ?,
            version = version + 1 where id = ?`,
    [why, draft!.id]
  )
  await recordAudit(trx, {
    ...{ actor: SYSTEM_ACTOR, subject: { type: 'product', id: product.code } },
    ...{ action: 'product.draft_stopped', after: { number: draft!.number, why } },
  })
}
