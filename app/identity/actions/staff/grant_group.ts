import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import identity from '#config/identity'
import {
  holdAccount,
  type AccountChange,
  type HoldRefusal,
} from '#identity/actions/staff/hold_account'
import { actorOf } from '#identity/domain/actor'
import { rolesOf, scopesOfRoles } from '#identity/domain/roles'
import type User from '#identity/models/user'
import { scopesOf } from '#identity/queries/scopes_of'
import { recordAudit } from '#shared/audit'
import { transaction } from '#shared/database'
import { ok, refuse, type Refusal, type Result } from '#shared/domain/result'

type Code =
  | HoldRefusal
  | 'account.errors.group_unknown'
  | 'account.errors.grant_needs_staff'
  | 'account.errors.grant_exceeds_own'
  | 'account.errors.group_of_provider'

type Input = AccountChange & { group: string }

/**
 * Gives somebody a group of the shop besides those that the provider names; it counts with their
 * next click. Only staff can have one, and nobody can give more rights than they have.
 */
export const grantGroup = (input: Input): Promise<Result<User, Code>> =>
  change(input, 'user.group_granted', (user) => {
    if (!user.isStaff) return { code: 'account.errors.grant_needs_staff', status: 409 }
    const groups = new Set([...user.grantedGroups, input.group])
    user.merge({ grantedGroups: [...groups].sort() })
    return null
  })

/** Takes a granted group away. Those that the provider names can only be taken away there. */
export const revokeGroup = (input: Input): Promise<Result<User, Code>> =>
  change(input, 'user.group_revoked', (user) => {
    if (!user.grantedGroups.includes(input.group) && user.groups.includes(input.group)) {
      return { code: 'account.errors.group_of_provider', status: 409 }
    }
    user.merge({ grantedGroups: user.grantedGroups.filter((group) => group !== input.group) })
    return null
  })

type Step = (user: User) => Refusal<Code> | null

function change({ group, ...input }: Input, action: string, step: Step) {
  return transaction<Result<User, Code>>(async (trx) => {
    const held = await holdAccount(trx, input)
    if (!held.ok) return held
    const { user, by } = held.value
    const refusal = judge(group, by) ?? step(user)
    if (refusal) return refuse(refusal.code, refusal)
    await save(trx, user, { by, action, group })
    return ok(user)
  })
}

function judge(group: string, by: User): Refusal<Code> | null {
  const roles = rolesOf([group], identity.groups)
  if (roles.length === 0) return { code: 'account.errors.group_unknown', field: 'group' }
  const own = scopesOf(by)
  const isWithin = [...scopesOfRoles(roles)].every((scope) => own.has(scope))
  return isWithin ? null : { code: 'account.errors.grant_exceeds_own', status: 403 }
}

type Change = { by: User; action: string; group: string }

async function save(trx: TransactionClientContract, user: User, { by, action, group }: Change) {
  if (!user.$isDirty) return
  await user.save()
  await recordAudit(trx, {
    actor: actorOf(by),
    subject: { type: 'user', id: user.id },
    action,
    after: { group },
  })
}
