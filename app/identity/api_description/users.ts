import { describeCalls, is } from '#shared/http/api_description'
import { ROLES } from '#identity/domain/roles'
import { userTable } from '#identity/queries/list_users'
import {
  apiGrantValidator,
  apiInitValidator,
  apiLockValidator,
  apiPasswordValidator,
  apiRegistrationValidator,
  apiUserDetailsValidator,
  apiUserValidator,
} from '#identity/validators/api_user'

const { about, email, flag, integer, listOf, moment, nullable, nothing } = is
const { object, oneOf, pageOf, text } = is

const user = is.named(
  'User',
  object({
    id: integer,
    email,
    additionalEmail2: nullable(email),
    additionalEmail2Verified: flag,
    additionalEmail3: nullable(email),
    additionalEmail3Verified: flag,
    firstName: text,
    lastName: text,
    jobPosition: nullable(text),
    phone: nullable(text),
    mobilePhone: nullable(text),
    company: text,
    tin: about(nullable(text), 'VAT ID.'),
    username: about(nullable(text), 'Null for staff.'),
    organization: nullable(text),
    bpId: about(nullable(text), 'Business partner.'),
    bpName: nullable(text),
    billingAddress: nullable(is.address),
    deliveryAddress: nullable(is.address),
    accountActivated: flag,
    userLocked: flag,
    privacyNoticeAgreed: flag,
    createdByAdmin: flag,
    createdOn: moment,
    isDeletable: about(flag, 'False while orders or subscriptions refer to the user.'),
  })
)

const groups = object({ userId: integer, groups: listOf(text), grantedGroups: listOf(text) })
const member = object({ id: integer, email, firstName: text, lastName: text })
const group = object({ group: text, role: oneOf(ROLES), users: listOf(member) })

const OWN = 'Only for oneself.'
const OWN_SESSION = 'Only for oneself, in a signed-in browser.'

describeCalls('Users', {
  'GET /users': {
    summary: 'The users of the shop',
    query: userTable,
    answer: pageOf(user),
  },
  'GET /users/:id': {
    summary: 'One user: oneself, or with `users.read` anybody',
    answer: user,
  },
  'POST /users': {
    summary: 'Registers a customer',
    description:
      'Everybody registers themselves, with both agreements; the answer is the same whether the address has an ' +
      'account or not. With `createdByAdmin`, holders of `users.write` register somebody else (201 with the user).',
    body: apiRegistrationValidator,
    answer: nothing,
    status: 202,
    also: { 201: user },
    refusals: {
      403: 'Registering somebody else needs the right `users.write`.',
      409: 'The address has an account (only said to staff), or accounts are made elsewhere.',
      429: 'Too many registrations came from this address.',
    },
  },
  'PUT /users/:id': {
    summary: 'Changes a user: oneself, or with `users.write` anybody',
    description:
      'Additional e-mail addresses that are not sent stay; changed ones must be verified.',
    body: apiUserValidator,
    answer: user,
  },
  'PUT /users/:id/saveDetails': {
    summary: 'Saves the details after the first sign-in',
    description: OWN_SESSION,
    body: apiUserDetailsValidator,
    answer: user,
  },
  'PUT /users/:id/accept': {
    summary: 'Accepts the privacy notice',
    description: OWN_SESSION,
    answer: user,
  },
  'PUT /users/:id/init': {
    summary: 'Takes over the language in which somebody wants to be written to',
    description: OWN_SESSION,
    body: apiInitValidator,
    answer: user,
  },
  'PUT /users/:id/password': {
    summary: 'Changes the own password and signs out everywhere else',
    description: OWN_SESSION,
    body: apiPasswordValidator,
    answer: nothing,
    refusals: {
      400: 'New password is empty',
      401: 'Incorrect password',
      429: 'Too many wrong passwords.',
    },
  },
  'PUT /users/:id/password/reset': {
    summary: 'Mails somebody who has not activated the account a new link to choose a password',
    answer: nothing,
    refusals: { 409: 'The account is activated, or its password is kept elsewhere.' },
  },
  'DELETE /users/:id': {
    summary: 'Deletes a user who has neither orders nor subscriptions',
    answer: nothing,
    refusals: { 409: 'The user has records that must stay, or is oneself.' },
  },
  'PUT /users/:id/lock': {
    summary: 'Locks a customer out at once',
    body: apiLockValidator,
    answer: user,
    refusals: { 409: 'Staff cannot be locked.' },
  },
  'PUT /users/:id/unlock': {
    summary: 'Lets a locked customer in again',
    body: apiLockValidator,
    answer: user,
    refusals: { 409: 'Staff cannot be locked.' },
  },
  'PUT /users/:id/grant': {
    summary: 'Grants a member of staff a group; nobody grants more rights than they have',
    body: apiGrantValidator,
    answer: groups,
    refusals: { 409: 'Only staff can have a group.' },
  },
  'DELETE /users/:id/grant/:group': {
    summary: 'Takes a granted group away',
    answer: groups,
    refusals: { 409: 'The sign-in provider names the group; it can only be taken away there.' },
  },
  'GET /admin/groups': {
    summary: 'The groups of the shop and the staff in them',
    answer: pageOf(group),
  },
  'POST /users/verifyEmail/:code': {
    summary: 'Verifies an additional e-mail address by the code that was mailed to it',
    answer: nothing,
  },
  'POST /internal-users': {
    summary: 'Says as whom a member of staff is known; the first sign-in registers them',
    description: OWN,
    answer: user,
  },
})
