import { EMBEDDED_ISSUER } from '#identity/domain/embedded_issuer'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import identity, { type ProviderKey } from '#config/identity'
import {
  KINDS,
  mergeProfile,
  requireRole,
  withinProvider,
} from '#identity/actions/sessions/take_over_profile'
import { actorOf } from '#identity/domain/actor'
import type { SignInProfile } from '#identity/domain/sign_in_profile'
import User from '#identity/models/user'
import { recordAudit } from '#shared/audit'
import { clock } from '#shared/clock'
import { transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'

export type SignInRefusal =
  | 'identity.errors.insufficient_roles'
  | 'identity.errors.undefined_state'
  | 'identity.errors.locked'
  | 'identity.errors.merged'

type Input = { provider: ProviderKey; profile: SignInProfile; locale: 'en' | 'de' }

/**
 * Registers somebody new, and takes over what the provider decides. Refuses who has no role of the
 * shop, whose account is locked, belongs to the other provider, or has no e-mail address.
 */
export async function signInUser(input: Input): Promise<Result<User, SignInRefusal>> {
  const { provider, locale } = input
  const profile = withinProvider(provider, input.profile)
  const allowed = requireRole(provider, profile)
  if (!allowed.ok) return allowed
  if (!profile.email) return refuse('identity.errors.undefined_state', { status: 403 })
  const user = await transaction(async (trx) => {
    const found = await findOrRegister(trx, { provider, profile, locale }, KINDS[provider])
    const isOpen = found.kind === KINDS[provider] && !found.isLocked
    return isOpen ? takeOver(trx, found, profile) : found
  })
  if (user.kind !== KINDS[provider]) {
    return refuse('identity.errors.insufficient_roles', { status: 403 })
  }
  if (user.mergedInto) return refuse('identity.errors.merged', { status: 423 })
  return user.isLocked ? refuse('identity.errors.locked', { status: 423 }) : ok(user)
}

async function findOrRegister(
  trx: TransactionClientContract,
  { provider, profile, locale }: Input,
  kind: User['kind']
): Promise<User> {
  const settings = identity.providers[provider]
  const key = {
    issuer: settings.embedded ? EMBEDDED_ISSUER : settings.issuer!,
    subject: profile.subject,
  }
  const { firstName, lastName, groups } = profile
  const username = kind === 'staff' ? null : (profile.username ?? profile.email)
  const isNew = await trx
    .insertQuery()
    .table('users')
    .insert({
      ...key,
      kind,
      username,
      groups,
      locale,
      email: profile.email,
      first_name: firstName,
      last_name: lastName,
      account_activated: true,
    })
    .onConflict(['issuer', 'subject'])
    .ignore()
    .returning('id')
  const user = await User.query({ client: trx }).where(key).forUpdate().firstOrFail()
  if (isNew.length === 0) return user
  await recordAudit(trx, {
    actor: actorOf(user),
    subject: { type: 'user', id: user.id },
    action: 'user.registered',
    after: { kind, groups },
  })
  return user
}

async function takeOver(trx: TransactionClientContract, user: User, profile: SignInProfile) {
  user.merge({ lastSignedInAt: clock.now(), accountActivated: true })
  await mergeProfile(trx, user, profile)
  return user
}
