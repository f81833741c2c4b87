import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { listAudit } from '#shared/audit'
import { refusableTransaction, rows } from '#shared/database'
import { refuse, type Refused, type Result } from '#shared/domain/result'
import type { Problem } from '#catalogue/domain/read_fields'
import { OPEN_DRAFT, type OpenDraft } from '#catalogue/queries/product_drafts'
import { forgetReferenceData } from '#catalogue/queries/reference_data'

export type Held = { product: { id: number; code: string }; draft: OpenDraft | null }
/** Refused for the product as a whole, or for fields that are named. */
export type DraftResult<T = undefined> = Result<T> | (Refused & { problems: Problem[] })

/** Changes a product's draft while nobody else does; `seen` is the version somebody looked at, 0 for none. */
export async function changeDraft<T>(
  productId: number,
  seen: number,
  change: (trx: TransactionClientContract, held: Held) => Promise<DraftResult<T>>
): Promise<DraftResult<T>> {
  const result = await refusableTransaction(async (trx): Promise<DraftResult<T>> => {
    const held = await holdDraft(trx, productId)
    if (!held) return refuse('manage_products.errors.not_found', { status: 404 })
    if ((held.draft?.version ?? 0) !== seen) return changedMeanwhile(trx, held.product.code)
    return change(trx, held)
  })
  forgetReferenceData()
  return result
}

/** Held until the transaction ends: the product first, then what is drafted of it. */
export async function holdDraft(
  trx: TransactionClientContract,
  productId: number
): Promise<Held | null> {
  const [product] = await rows<Held['product']>(
    trx,
    'select id, code from products where id = ? for update',
    [productId]
  )
  if (!product) return null
  const [draft] = await rows<OpenDraft>(trx, `${OPEN_DRAFT} for update`, [productId])
  return { product, draft: draft ?? null }
}

async function changedMeanwhile(trx: TransactionClientContract, code: string): Promise<Refused> {
  const who = (await listAudit({ type: 'product', id: code }, trx)).at(-1)?.actor.label ?? '–'
  return refuse('manage_products.errors.changed', { params: { who }, status: 409 })
}
