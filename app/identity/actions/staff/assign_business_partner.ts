import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  holdAccount,
  type AccountChange,
  type HoldRefusal,
} from '#identity/actions/staff/hold_account'
import { actorOf } from '#identity/domain/actor'
import type User from '#identity/models/user'
import { recordAudit } from '#shared/audit'
import { ok, refuse, type Result } from '#shared/domain/result'

type Refusal = HoldRefusal | 'account.errors.staff_has_no_partner' | 'account.errors.has_partner'

export type PartnerAssignment = AccountChange & {
  /** The number that the person was seen to belong to. */
  from: string | null
  to: { number: string; name: string } | null
}

/** In the caller's transaction. Refused when they belong to another partner than was seen. */
export async function assignBusinessPartner(
  trx: TransactionClientContract,
  { from, to, ...change }: PartnerAssignment
): Promise<Result<User, Refusal>> {
  const held = await holdAccount(trx, change)
  if (!held.ok) return held
  const { user, by } = held.value
  if (user.erasedAt) return refuse('account.errors.user_unknown', { status: 404 })
  if (user.isStaff) return refuse('account.errors.staff_has_no_partner', { status: 409 })
  if (user.businessPartnerId !== from) return hasPartner(user)
  const before = { bpId: user.businessPartnerId, bpName: user.businessPartnerName }
  const after = { bpId: to?.number ?? null, bpName: to?.name ?? null }
  await user.merge({ businessPartnerId: after.bpId, businessPartnerName: after.bpName }).save()
  await recordAudit(trx, {
    ...{ actor: actorOf(by), subject: { type: 'user', id: user.id }, before, after },
    action: 'user.business_partner_changed',
  })
  return ok(user)
}

function hasPartner({ businessPartnerId, businessPartnerName }: User): Result<never, Refusal> {
  const partner = businessPartnerId ? `${businessPartnerId} ${businessPartnerName}` : '–'
  return refuse('account.errors.has_partner', { params: { partner }, status: 409 })
}
