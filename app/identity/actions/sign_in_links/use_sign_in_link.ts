import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { endSessionsOf } from '#identity/actions/sessions/end_sessions'
import { EMBEDDED_ISSUER } from '#identity/domain/embedded_issuer'
import {
  keepPassword,
  prepareNewPassword,
  type PasswordRefusal,
} from '#identity/actions/passwords/set_password'
import { actorOf } from '#identity/domain/actor'
import { endProviderSessionsOf } from '#identity/gateways/embedded_provider/end_sessions'
import SignInAccount from '#identity/models/sign_in_account'
import SignInLink, { type LinkPurpose } from '#identity/models/sign_in_link'
import User from '#identity/models/user'
import { findOpenLink } from '#identity/queries/find_open_link'
import { recordAudit } from '#shared/audit'
import { clock } from '#shared/clock'
import { transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import type { Locale } from '#shared/i18n'
import { queueMail } from '#shared/mail'

type Input = { token: string; password: string; locale: Locale }
type Code = PasswordRefusal | 'identity.errors.link_over'

/**
 * The link proves the address and confirms it. It works once, takes the account's other links with
 * it, and ends every session of the person. @throws TurnstileFull
 */
export async function useSignInLink({
  token,
  password,
  locale,
}: Input): Promise<Result<{ purpose: LinkPurpose }, Code>> {
  const known = await findOpenLink(token)
  if (!known) return refuse('identity.errors.link_over')
  const account = await SignInAccount.findOrFail(known.subject)
  const prepared = await prepareNewPassword(account, password)
  if (!prepared.ok) return prepared
  const user = await transaction(async (trx) => {
    const link = await findOpenLink(token, trx)
    return link && complete(trx, link, prepared.value, locale)
  })
  if (!user) return refuse('identity.errors.link_over')
  await endSessionsOf(user.id)
  return ok({ purpose: known.purpose })
}

async function complete(
  trx: TransactionClientContract,
  { id, subject, purpose }: SignInLink,
  passwordHash: string,
  locale: Locale
): Promise<User> {
  const account = await SignInAccount.query({ client: trx }).where({ subject }).firstOrFail()
  await keepPassword(trx, subject, passwordHash)
  await account.merge({ emailVerified: true }).save()
  await SignInLink.query({ client: trx })
    .where({ subject })
    .whereNull('usedAt')
    .update({ usedAt: clock.now() })
  await endProviderSessionsOf(trx, subject)
  const user = await User.query({ client: trx })
    .where({ issuer: EMBEDDED_ISSUER, subject })
    .firstOrFail()
  await user.merge({ accountActivated: true }).save()
  await recordAudit(trx, {
    actor: actorOf(user),
    subject: { type: 'user', id: user.id },
    action: purpose === 'activation' ? 'user.account_activated' : 'user.password_reset',
  })
  if (purpose === 'reset') await tellOwner(trx, account, id, locale)
  return user
}

const tellOwner = (
  trx: TransactionClientContract,
  { email, firstName, lastName }: SignInAccount,
  linkId: number,
  locale: Locale
) =>
  queueMail(trx, {
    dedupeKey: `password-reset:${linkId}`,
    to: email,
    locale,
    template: 'identity_mails.password_changed',
    data: { name: `${firstName} ${lastName}`.trim() },
  })
