import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import identity, { type ProviderKey } from '#config/identity'
import { actorOf } from '#identity/domain/actor'
import { groupsBeyond, rolesOfKind } from '#identity/domain/roles'
import type { SignInProfile } from '#identity/domain/sign_in_profile'
import User, { type UserKind } from '#identity/models/user'
import { recordAudit } from '#shared/audit'
import { transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'

type Refusal = 'identity.errors.insufficient_roles'

/** The provider at which somebody signs in decides what their account can be at most. */
export const KINDS: Record<ProviderKey, UserKind> = { customers: 'customer', staff: 'staff' }

/** What a provider says about somebody without the groups that it has no right to give. */
export function withinProvider(provider: ProviderKey, profile: SignInProfile): SignInProfile {
  const beyond = groupsBeyond(KINDS[provider], identity.groups)
  return { ...profile, groups: profile.groups.filter((group) => !beyond.includes(group)) }
}

/** Refuses who has no role here, or not the group that all must have (required role rule). */
export function requireRole(
  provider: ProviderKey,
  { groups }: SignInProfile
): Result<undefined, Refusal> {
  const { requiredGroup } = identity.providers[provider]
  const isMember = requiredGroup === null || groups.includes(requiredGroup)
  return isMember && rolesOfKind(KINDS[provider], groups, identity.groups).length > 0
    ? ok()
    : refuse('identity.errors.insufficient_roles', { status: 403 })
}

/** Changed groups count before the next sign-in. Refuses when no role of the shop is left. */
export async function takeOverProfile(
  user: User,
  provider: ProviderKey,
  said: SignInProfile
): Promise<Result<undefined, Refusal>> {
  const profile = withinProvider(provider, said)
  await transaction(async (trx) => {
    const locked = await User.query({ client: trx }).where('id', user.id).forUpdate().firstOrFail()
    await mergeProfile(trx, locked, profile)
  })
  await user.refresh()
  return requireRole(provider, profile)
}

/** Writes groups and e-mail address, and for staff the name, and says so in the history. */
export async function mergeProfile(
  trx: TransactionClientContract,
  user: User,
  profile: SignInProfile
): Promise<void> {
  const before = { email: user.email, groups: user.groups }
  const after = { email: profile.email ?? user.email, groups: profile.groups }
  user.merge(after)
  if (user.isStaff) user.merge({ firstName: profile.firstName, lastName: profile.lastName })
  await user.save()
  if (JSON.stringify(before) === JSON.stringify(after)) return
  await recordAudit(trx, {
    actor: actorOf(user),
    subject: { type: 'user', id: user.id },
    action: 'user.changed_by_provider',
    before,
    after,
  })
}
