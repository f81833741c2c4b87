import { describeCalls, is } from '#shared/http/api_description'
import { user } from '#identity/api_description/user'
import { userList } from '#identity/lists/user_list'
import {
  apiLockValidator,
  apiRegistrationValidator,
  apiUserValidator,
} from '#identity/validators/api_user'
import { factorRemovalValidator } from '#identity/validators/factors'

const { nothing, pageOf } = is
const BEYOND = 'The account has rights that the caller has not.'
const IN_BROWSER = `${BEYOND} A token is not enough: only in a signed-in browser.`

describeCalls('Users', {
  'GET /users': {
    summary: 'The users of the shop',
    description:
      'The filters understand the words of a user’s record as well: `type=external`, `active=true`, `locked=false`.',
    query: userList,
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
      'account or not. With `createdByAdmin`, there or in `userDetails`, holders of `users.write` register somebody else (201 with the user).',
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
    refusals: { 403: BEYOND },
  },
  'DELETE /users/:id': {
    summary: 'Deletes a user who has neither orders nor subscriptions',
    answer: nothing,
    description: 'Accounts of staff are deleted by administrators only.',
    refusals: { 403: IN_BROWSER, 409: 'The user has records that must stay, or is oneself.' },
  },
  'PUT /users/:id/lock': {
    summary: 'Locks a customer out at once',
    body: apiLockValidator,
    answer: user,
    refusals: { 403: IN_BROWSER, 409: 'Staff cannot be locked.' },
  },
  'PUT /users/:id/unlock': {
    summary: 'Lets a locked customer in again',
    body: apiLockValidator,
    answer: user,
    refusals: { 403: IN_BROWSER, 409: 'Staff cannot be locked.' },
  },
  'DELETE /users/:id/second-factors': {
    summary: 'Takes all second factors from a customer who lost them',
    description:
      'Authenticator app, passkeys and recovery codes end, and the customer is told by mail. Whoever calls has made ' +
      'sure who is asking (`confirmed`), and says why.',
    body: factorRemovalValidator,
    answer: nothing,
    refusals: { 403: IN_BROWSER, 409: 'The customer has no second factor here.' },
  },
})
