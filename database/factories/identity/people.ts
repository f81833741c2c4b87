import { randomUUID } from 'node:crypto'
import hash from '@adonisjs/core/services/hash'
import identity from '#config/identity'
import { clock } from '#shared/clock'
import SignInAccount from '#identity/models/sign_in_account'
import User from '#identity/models/user'
import UserAddress from '#identity/models/user_address'

export const PASSWORD = 'Tally-Mark-5'

export const ADDRESS = {
  name: 'Elbquant Research GmbH',
  addressLine1: 'Am Sandtorkai 41',
  addressLine2: null,
  postcode: '20457',
  city: 'Hamburg',
  country: 'DE',
}

let count = 0
const anyone = () => {
  const number = ++count
  return {
    subject: randomUUID() as string,
    email: `person${number}.${randomUUID().slice(0, 8)}@elbquant.example`,
    firstName: 'Anna',
    lastName: `Brandt ${number}`,
    accountActivated: true,
  }
}

/** Tests: a customer of the shop's own provider with complete details, without a password. */
export async function createCustomer(over: Partial<User['$attributes']> = {}): Promise<User> {
  const person = anyone()
  const user = await User.create({
    ...person,
    issuer: 'embedded',
    kind: 'customer',
    username: person.email.split('@')[0],
    groups: [identity.groups.user],
    company: 'Elbquant Research GmbH',
    tin: 'DE312748100',
    detailsSavedAt: clock.now(),
    privacyNoticeVersion: identity.privacyNoticeVersion,
    privacyNoticeAgreedAt: clock.now(),
    ...over,
  })
  await UserAddress.createMany([
    { ...ADDRESS, userId: user.id, kind: 'billing' },
    { ...ADDRESS, userId: user.id, kind: 'delivery' },
  ])
  return user.refresh()
}

/** Tests: the same with an account that can sign in with `PASSWORD`. */
export async function createCustomerWithPassword(over: Partial<User['$attributes']> = {}) {
  const user = await createCustomer(over)
  const { subject, email, firstName, lastName, groups } = user
  await SignInAccount.create({
    subject,
    email,
    firstName,
    lastName,
    groups,
    username: user.username!,
    emailVerified: true,
    passwordHash: await hash.make(PASSWORD),
    passwordChangedAt: clock.now(),
  })
  return user
}

/** Tests: an employee with one role of the shop. */
export async function createStaff(role: keyof typeof identity.groups): Promise<User> {
  const user = await User.create({
    ...anyone(),
    issuer: 'https://staff.example',
    kind: 'staff',
    groups: [identity.groups.user, identity.groups[role]],
  })
  return user.refresh()
}
