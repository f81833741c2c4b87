import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import hash from '@adonisjs/core/services/hash'
import identity from '#config/identity'
import { EMBEDDED_ISSUER } from '#identity/domain/embedded_issuer'
import { DEMO_PASSWORD, DEMO_PEOPLE, type DemoPerson } from '#demo/identity/people'
import SignInAccount from '#identity/models/sign_in_account'
import User from '#identity/models/user'
import UserAddress from '#identity/models/user_address'
import { clock } from '#shared/clock'
import { transaction } from '#shared/database'

/**
 * Puts the demo customers into an empty shop; who is there already stays as it is. Demo staff appear
 * by themselves when they first sign in.
 */
export async function seedIdentityDemo(progress: (text: string) => void): Promise<void> {
  const passwordHash = await hash.make(DEMO_PASSWORD)
  const added = await transaction(async (trx) => {
    const known = await SignInAccount.query({ client: trx }).select('subject')
    const subjects = new Set(known.map(({ subject }) => subject))
    const missing = DEMO_PEOPLE.filter(({ subject }) => !subjects.has(subject))
    for (const person of missing) await addPerson(trx, person, passwordHash)
    return missing.length
  })
  progress(`${added} customers`)
}

async function addPerson(trx: TransactionClientContract, person: DemoPerson, passwordHash: string) {
  const { subject, email, username, firstName, lastName } = person
  const groups = [identity.groups.user]
  const common = { subject, email, username, firstName, lastName, groups }
  await SignInAccount.create(
    { ...common, emailVerified: true, passwordHash, passwordChangedAt: clock.now() },
    { client: trx }
  )
  const user = await User.create({ ...common, ...detailsOf(person) }, { client: trx })
  const address = { ...person.address, userId: user.id, name: person.company }
  await UserAddress.createMany(
    [
      { ...address, kind: 'billing' },
      { ...address, kind: 'delivery' },
    ],
    { client: trx }
  )
}

const detailsOf = ({ jobPosition, phone, company, tin, locale, isLocked }: DemoPerson) => ({
  issuer: EMBEDDED_ISSUER,
  kind: 'customer' as const,
  accountActivated: true,
  privacyNoticeVersion: identity.privacyNoticeVersion,
  privacyNoticeAgreedAt: clock.now(),
  detailsSavedAt: clock.now(),
  legalEntityConfirmedAt: clock.now(),
  lockedAt: isLocked ? clock.now() : null,
  jobPosition,
  phone,
  company,
  tin,
  locale,
})
