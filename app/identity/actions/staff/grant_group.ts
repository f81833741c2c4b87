import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import identity from '#config/identity'
import { refuseUnseenUser } from '#identity/actions/account/refuse_unseen_user'
import {
  holdAccount,
  type AccountChange,
  type HoldRefusal,
} from '#identity/actions/staff/hold_account'
import {
  queueAsAdministrator,
  refuseLastAdministrator,
  type LastAdministrator,
} from '#identity/actions/staff/keep_administrator'
import { actorOf } from '#identity/domain/actor'
import type User from '#identity/models/user'
import { isAdministrator } from '#identity/queries/covers_rights'
import { refuseGrant, refuseGroup, refuseRevoke } from '#identity/queries/refusals_of_group'
import { recordAudit } from '#shared/audit'
import { transaction } from '#shared/database'
import { refuse, ok, type Refusal, type Result } from '#shared/domain/result'

type Code =
  | HoldRefusal
  | LastAdministrator
  | 'account.errors.group_unknown'
  | 'account.errors.grant_needs_staff'
  | 'account.errors.grant_exceeds_own'
  | 'account.errors.group_of_provider'
  | 'shared.errors.changed_meanwhile'

type Input = AccountChange & {
  group: string
  /** The account's version on which it was decided; without it the newest is changed. */
  seen?: number
}

/** Counts with the next click. Only staff can have one; nobody gives more rights than they have. */
export const grantGroup = (input: Input): Promise<Result<User, Code>> =>
  change(input, 'user.group_granted', (user) => {
    const refusal = refuseGrant(user)
    if (refusal) return { code: refusal, status: 409 }
    const groups = new Set([...user.grantedGroups, input.group])
    user.merge({ grantedGroups: [...groups].sort() })
    return null
  })

/** Refuses one that the provider names, and the last administrator's. */
export const revokeGroup = (input: Input): Promise<Result<User, Code>> =>
  change(input, 'user.group_revoked', async (user, trx) => {
    const refusal = refuseRevoke(user, input.group)
    if (refusal) return { code: refusal, status: 409 }
    const wasAdministrator = isAdministrator(user)
    user.merge({ grantedGroups: user.grantedGroups.filter((group) => group !== input.group) })
    return refuseLastAdministrator(trx, user, wasAdministrator)
  })

type Refused = Refusal<Code> | null
type Step = (user: User, trx: TransactionClientContract) => Refused | Promise<Refused>

function change({ group, ...input }: Input, action: string, step: Step) {
  return transaction<Result<User, Code>>(async (trx) => {
    if (group === identity.groups.admin) await queueAsAdministrator(trx)
    const held = await holdAccount(trx, input)
    if (!held.ok) return held
    const { user, by } = held.value
    const unseen = await refuseUnseenUser(trx, input)
    if (!unseen.ok) return unseen
    const refusal = refuseGroup(by, group) ?? (await step(user, trx))
    if (refusal) return refuse(refusal.code, refusal)
    await save(trx, user, { by, action, group })
    return ok(user)
  })
}

type Change = { by: User; action: string; group: string }

async function save(trx: TransactionClientContract, user: User, { by, action, group }: Change) {
  if (!user.$isDirty) return
  await user.save()
  const said = action === 'user.group_granted' ? { after: { group } } : { before: { group } }
  const subject = { type: 'user', id: user.id }
  await recordAudit(trx, { actor: actorOf(by), subject, action, ...said })
}
