import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, type Actor } from '#shared/audit'
import { rows } from '#shared/database'
import { ok, refuse } from '#shared/domain/result'
import { changeDraft, type DraftResult, type Held } from '#catalogue/actions/drafts/hold_draft'
import { planDraft } from '#catalogue/actions/drafts/plan_draft'
import { changesOf, fieldsOf, pick, type ProductFields } from '#catalogue/domain/product_fields'

type Wish = { productId: number; fields: ProductFields; seen: number; actor: Actor }

/** Keeps what differs from the shop as the product's draft; one that waits for its time waits no more. */
export const saveDraft = ({ productId, fields, seen, actor }: Wish) =>
  changeDraft(productId, seen, (trx, held) => writeDraft(trx, held, { fields, actor }))

type Written = { fields: ProductFields; actor: Actor; takesBack?: number }

export async function writeDraft(
  trx: TransactionClientContract,
  { product, draft }: Held,
  { fields, actor, takesBack }: Written
): Promise<DraftResult<{ number: number }>> {
  const plan = await planDraft(trx, product.code, fields)
  const { problems } = plan
  if (problems.length > 0) return { ...refuse('manage_products.errors.fields'), problems }
  const before = fieldsOf(plan.before!)
  const changes = changesOf(before, fieldsOf(plan.product))
  const names = Object.keys(changes)
  if (names.length === 0) return refuse('manage_products.errors.no_change')
  const base = pick(before, names)
  return ok({
    number: await keepDraft(trx, { product, draft }, { changes, base, actor, takesBack }),
  })
}

type Kept = Omit<Written, 'fields'> & Record<'changes' | 'base', ProductFields>

/** Writes down fields that were judged, and what they were. Answers the draft's number. */
export async function keepDraft(
  trx: TransactionClientContract,
  { product, draft }: Held,
  { changes, base, actor, takesBack }: Kept
): Promise<number> {
  const kept = { changes: JSON.stringify(changes), base: JSON.stringify(base) }
  const [written] = draft
    ? await rows<{ number: number }>(trx, UPDATE, { ...kept, id: draft.id })
    : await rows<{ number: number }>(trx, INSERT, {
        ...{ ...kept, id: product.id, takesBack: takesBack ?? null },
      })
  const { number } = written!
  await recordAudit(trx, {
    ...{ actor, subject: { type: 'product', id: product.code }, action: 'product.draft_saved' },
    after: { number, ...changes },
  })
  return number
}

const UPDATE = `
  update product_drafts set changes = :changes::jsonb, base = :base::jsonb, state = 'Open',
         publish_at = null, stopped_because = null, version = version + 1, changed_at = now()
   where id = :id returning number`

const INSERT = `
  insert into product_drafts (product_id, number, changes, base, takes_back)
  select :id, coalesce(max(number), 0) + 1, :changes::jsonb, :base::jsonb, :takesBack
    from product_drafts where product_id = :id
  returning number`
