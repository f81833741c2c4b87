import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#shared/audit'
import { rows } from '#shared/database'
import { holdName } from '#shared/hold_name'
import { ok, refuse } from '#shared/domain/result'
import { writeProduct } from '#catalogue/actions/catalogue_import/write_product'
import { writeRelations } from '#catalogue/actions/catalogue_import/write_relations'
import { changeProposal, type ProposalWish } from '#catalogue/actions/discovery/change_proposal'
import { CODE_TAKEN, planProposal } from '#catalogue/actions/discovery/plan_proposal'
import { keepDraft } from '#catalogue/actions/drafts/save_draft'
import { askRun } from '#catalogue/actions/lake_runs/ask_run'
import type { WholeProduct } from '#catalogue/domain/product_problems'
import { productIdOf } from '#catalogue/queries/product_id_of'
import { forgetReferenceData } from '#catalogue/queries/reference_data'

type Wish = ProposalWish & { actor: Actor }

/**
 * Makes a hidden product of a proposal, with a draft that would show it to customers, and has a worker
 * take in its days where they lie. Nothing is sold before somebody publishes that draft.
 */
export async function makeProduct({ actor, ...wish }: Wish) {
  const made = await changeProposal(wish, async (trx, { found, ...series }) => {
    const { product, problems } = await planProposal(trx, { found, ...series })
    if (problems.length === 0 && (await isTaken(trx, product.code))) problems.push(CODE_TAKEN)
    if (problems.length > 0) return { ...refuse('manage_products.errors.fields'), problems }
    const id = await write(trx, product, actor)
    await rows(
      trx,
      'update discovered_series set product_id = ? where run_id = ? and position = ?',
      [id, wish.runId, wish.position]
    )
    const held = { product: { id, code: product.code }, draft: null }
    await keepDraft(trx, held, { changes: { visible: true }, base: { visible: false }, actor })
    await askRun(trx, { kind: 'index', productId: id, asked: { prefixes: found.sources } }, actor)
    return ok({ id, name: product.name })
  })
  forgetReferenceData()
  return made
}

/** Held by its code until the transaction ends, as its history is: two may want the same one. */
async function isTaken(trx: TransactionClientContract, code: string): Promise<boolean> {
  await holdName(trx, `product:${code}`)
  return (await productIdOf(trx, code)) !== null
}

async function write(trx: TransactionClientContract, product: WholeProduct, actor: Actor) {
  const planned = { id: null, product, differences: [] }
  const id = await writeProduct(trx, planned, actor)
  await writeRelations(trx, id, planned)
  return id
}
