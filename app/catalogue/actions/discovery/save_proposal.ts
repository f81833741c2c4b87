import type { Actor } from '#shared/audit'
import { rows } from '#shared/database'
import { ok } from '#shared/domain/result'
import { changeProposal, type ProposalWish } from '#catalogue/actions/discovery/change_proposal'
import { proposedFields } from '#catalogue/domain/discovery/proposed_fields'
import { pick, type ProductFields } from '#catalogue/domain/product_fields'

type Wish = ProposalWish & { fields: ProductFields; actor: Actor }

/** Keeps what somebody makes of a proposal, complete or not; nothing becomes a product by it. */
export const saveProposal = ({ fields, actor, ...wish }: Wish) =>
  changeProposal(wish, async (trx, { found }) => {
    const before = proposedFields(found)
    const names = Object.keys(before).filter(
      (name) => name in fields && JSON.stringify(fields[name]) !== JSON.stringify(before[name])
    )
    await rows(
      trx,
      `update discovered_series set changes = ?::jsonb, changed_by = ?, version = version + 1
        where run_id = ? and position = ?`,
      [JSON.stringify(pick(fields, names)), actor.label, wish.runId, wish.position]
    )
    return ok({ name: found.product.name })
  })
