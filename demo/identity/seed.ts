import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import hash from '@adonisjs/core/services/hash'
import identity from '#config/identity'
import { endAccount } from '#identity/actions/merger/end_account'
import { EMBEDDED_ISSUER } from '#identity/domain/embedded_issuer'
import { addAccountLife, addOpenSession } from '#demo/identity/seed_account_life'
import { addCustomers } from '#demo/identity/seed_customers'
import { addSecondFactors } from '#demo/identity/seed_second_factors'
import { addStaff } from '#demo/identity/seed_staff'
import { DEMO_PASSWORD, DEMO_PEOPLE, DEMO_TWIN, type DemoPerson } from '#demo/identity/people'
import SignInAccount from '#identity/models/sign_in_account'
import User from '#identity/models/user'
import UserAddress from '#identity/models/user_address'
import { recordAudit, type Actor } from '#shared/audit'
import { clock } from '#shared/clock'
import { transaction } from '#shared/database'

/**
 * Puts the demo customers into an empty shop; who is there already stays as it is. Most of
 * the demo staff appear by themselves when they first sign in.
 */
export async function seedIdentityDemo(progress: (text: string) => void): Promise<void> {
  const passwordHash = await hash.make(DEMO_PASSWORD)
  const added = await transaction(async (trx) => {
    const known = await SignInAccount.query({ client: trx }).select('subject')
    const subjects = new Set(known.map(({ subject }) => subject))
    const missing = DEMO_PEOPLE.filter(({ subject }) => !subjects.has(subject))
    const users: User[] = []
    for (const person of missing) users.push(await addPerson(trx, person, passwordHash))
    if (missing.length === DEMO_PEOPLE.length) await addLife(trx, users, passwordHash)
    return missing.length
  })
  progress(`${added} customers`)
}

/** Only an empty shop gets a past. */
async function addLife(trx: TransactionClientContract, users: User[], passwordHash: string) {
  const [anna, , , , ines] = users as [User, User, User, User, User]
  const staff = await addStaff(trx)
  await addAccountLife(trx, users, staff)
  await addOpenSession(trx, anna)
  await addSecondFactors(trx, ines)
  const twin = await addPerson(trx, DEMO_TWIN, passwordHash)
  await mergeInto(trx, { from: twin, into: anna }, staff[1]!)
  await addCustomers(trx, staff[1]!, passwordHash)
}

/** As the merger leaves it; there is nothing yet that could go along. */
async function mergeInto(
  trx: TransactionClientContract,
  { from, into }: { from: User; into: User },
  actor: Actor
) {
  const at = clock.now().minus({ days: 2 })
  await endAccount(trx, { from, into })
  await from.merge({ mergedAt: at, lockedAt: at, createdAt: at.minus({ days: 380 }) }).save()
  const about = ({ id }: User, { id: userId, email }: User) => ({
    ...{ actor, subject: { type: 'user', id }, after: { userId, email }, at: at.toJSDate() },
  })
  await recordAudit(trx, { ...about(from, into), action: 'user.merged_into' })
  await recordAudit(trx, { ...about(into, from), action: 'user.merged' })
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
  return user
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
