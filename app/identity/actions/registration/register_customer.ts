import { randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import identity from '#config/identity'
import { mailSignInLink } from '#identity/actions/sign_in_links/mail_sign_in_link'
import { saveAddress } from '#identity/actions/account/save_address'
import { EMBEDDED_ISSUER } from '#identity/domain/embedded_issuer'
import { actorOf } from '#identity/domain/actor'
import { usernamesFor, type Registration } from '#identity/domain/registration'
import SignInAccount from '#identity/models/sign_in_account'
import User from '#identity/models/user'
import { recordAudit, type Actor } from '#shared/audit'
import { clock } from '#shared/clock'
import { rows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { normaliseVatId } from '#shared/domain/vat_id'
import type { Locale } from '#shared/i18n'

type Input = {
  registration: Registration
  locale: Locale
  /** Staff who registers somebody else; without them people register themselves. */
  onBehalf?: Actor
  /** Whoever is registered by others agreed to this; who registers himself agrees in the form. */
  isLegalEntity?: boolean
}

type Code = 'identity.errors.email_taken'

/**
 * What was told and agreed to here is not asked again. Two registrations of one e-mail address make
 * one account; the second is refused, and only staff may be told so.
 */
export const registerCustomer = (input: Input): Promise<Result<{ userId: number }, Code>> =>
  transaction((trx) => registerCustomerIn(trx, input))

/** The same within a transaction that has begun. */
export async function registerCustomerIn(
  trx: TransactionClientContract,
  input: Input
): Promise<Result<{ userId: number }, Code>> {
  const account = await addAccount(trx, input.registration)
  if (!account) return refuse('identity.errors.email_taken', { field: 'email', status: 409 })
  const user = await addUser(trx, account, input)
  const actor = input.onBehalf ?? actorOf(user)
  for (const kind of ['billing', 'delivery'] as const) {
    await saveAddress({ userId: user.id, kind, address: input.registration[kind], actor }, trx)
  }
  await recordAudit(trx, {
    actor,
    subject: { type: 'user', id: user.id },
    action: 'user.registered',
    after: {
      kind: user.kind,
      groups: user.groups,
      createdByAdmin: user.createdByAdmin,
      privacyNoticeVersion: input.onBehalf ? null : identity.privacyNoticeVersion,
    },
  })
  await mailSignInLink(trx, account, input.locale)
  return ok({ userId: user.id })
}

async function addAccount(trx: TransactionClientContract, registration: Registration) {
  const { email, firstName, lastName } = registration
  for (const username of usernamesFor(email)) {
    const [added] = await rows<{ subject: string }>(
      trx,
      `insert into sign_in_accounts (subject, email, username, first_name, last_name, groups)
       values (?, ?, ?, ?, ?, ?) on conflict do nothing returning subject`,
      [randomUUID(), email, username, firstName, lastName, [identity.groups.user]]
    )
    const known = SignInAccount.query({ client: trx })
    if (added) return known.where('subject', added.subject).firstOrFail()
    if (await known.where('email', email).first()) return null
  }
  return null
}

function addUser(
  trx: TransactionClientContract,
  { subject, username, groups }: SignInAccount,
  { registration, locale, onBehalf, isLegalEntity }: Input
): Promise<User> {
  const { billing: _, delivery: __, heard, tin, ...person } = registration
  return User.create(
    {
      ...person,
      issuer: EMBEDDED_ISSUER,
      kind: 'customer',
      subject,
      username,
      groups,
      locale,
      tin: tin && normaliseVatId(tin),
      createdByAdmin: onBehalf !== undefined,
      detailsSavedAt: clock.now(),
      ...(onBehalf ? {} : agreements()),
      ...(isLegalEntity ? { legalEntityConfirmedAt: clock.now() } : {}),
      heardHow: heard.how,
      heardOther: heard.how === 'other' ? heard.other : null,
    },
    { client: trx }
  )
}

/** Nobody registers himself without these; what was agreed to then is not asked again. */
const agreements = () => ({
  legalEntityConfirmedAt: clock.now(),
  privacyNoticeVersion: identity.privacyNoticeVersion,
  privacyNoticeAgreedAt: clock.now(),
})
