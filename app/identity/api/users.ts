import limits from '#config/api_limits'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { sessionOnly } from '#identity/http/session_only'
import { personId } from '#shared/http/person_id'
import { callsOf, is } from '#shared/http/api_description'
import { saidAllowance } from '#shared/http/sending_allowance'
import { userSchema } from '#identity/transformers/user_api_transformer'
import { userList } from '#identity/lists/user_list'
import {
  apiLockValidator,
  apiRegistrationValidator,
  apiUserValidator,
} from '#identity/validators/api_user'
import { factorRemovalValidator } from '#identity/validators/factors'

const { Locks, Registrations, SecondFactors, Users } = controllers.identity.api
const call = callsOf('Users')

const { nothing, pageOf } = is

const BEYOND = 'The account has rights that the caller has not.'

const IN_BROWSER = `${BEYOND} A token is not enough: only in a signed-in browser.`

const CHANGED = 'Or the account has changed meanwhile.'

export default function usersCalls() {
  router
    .group(() => {
      call(router.get('/users', [Users, 'index']).as('users'), {
        summary: 'The users of the shop',
        description:
          'The filters understand the words of a user’s record as well: `type=external`, `active=true`, `locked=false`.',
        query: userList,
        answer: pageOf(userSchema),
      })
    })
    .prefix('/api/v1')
    .as('api.identity')
    .use(middleware.scope({ all: ['users.read'] }))

  router
    .group(() => {
      call(router.get('/users/:id', [Users, 'show']).as('users.show'), {
        summary: 'One user: oneself, or with `users.read` anybody',
        answer: userSchema,
      })
      call(router.put('/users/:id', [Users, 'update']).as('users.update'), {
        summary: 'Changes a user: oneself, or with `users.write` anybody',
        description:
          'Additional e-mail addresses that are not sent stay; changed ones must be verified.',
        body: apiUserValidator,
        answer: userSchema,
        refusals: { 403: BEYOND, 409: `The account is merged. ${CHANGED}` },
      })
    })
    .prefix('/api/v1')
    .where('id', personId)
    .as('api.identity')
    .use(middleware.auth())

  router
    .group(() => {
      call(router.post('/users', [Registrations, 'store']).as('users.store'), {
        summary: 'Registers a customer',
        description:
          'Everybody registers themselves, with both agreements; the answer is the same whether the address has an ' +
          'account or not. With `createdByAdmin`, there or in `userDetails`, holders of `users.write` register somebody else (201 with the user).',
        body: apiRegistrationValidator,
        fieldNames: { email: 'userDetails.email' },
        hasHoneypot: true,
        answer: nothing,
        status: 202,
        also: { 201: userSchema },
        limits: [saidAllowance(limits.taken.registrations)],
        refusals: {
          403: 'Registering somebody else needs the right `users.write`.',
          409: 'The address has an account (only said to staff), or accounts are made elsewhere.',
          429: 'Too many registrations came from this address.',
        },
      })
    })
    .prefix('/api/v1')
    .as('api.identity')

  router
    .group(() => {
      call(router.delete('/users/:id', [Users, 'destroy']).as('users.destroy'), {
        summary: 'Deletes a user who has neither orders nor subscriptions',
        answer: nothing,
        countsChanges: true,
        description: 'Accounts of staff are deleted by administrators only.',
        refusals: { 403: IN_BROWSER, 409: 'The user has records that must stay, or is oneself.' },
      })
      call(router.put('/users/:id/lock', [Locks, 'lock']).as('users.lock'), {
        summary: 'Locks a customer out at once',
        body: apiLockValidator,
        answer: userSchema,
        refusals: { 403: IN_BROWSER, 409: `The account is of staff, or merged. ${CHANGED}` },
      })
      call(router.put('/users/:id/unlock', [Locks, 'unlock']).as('users.unlock'), {
        summary: 'Lets a locked customer in again',
        body: apiLockValidator,
        answer: userSchema,
        refusals: { 403: IN_BROWSER, 409: `The account is of staff, or merged. ${CHANGED}` },
      })
      call(
        router
          .delete('/users/:id/second-factors', [SecondFactors, 'destroy'])
          .as('users.second_factors'),
        {
          summary: 'Takes all second factors from a customer who lost them',
          description:
            'Authenticator app, passkeys and recovery codes end, and the customer is told by mail. Whoever calls has made ' +
            'sure who is asking (`confirmed`), and says why.',
          body: factorRemovalValidator,
          answer: nothing,
          countsChanges: true,
          refusals: { 403: IN_BROWSER, 409: `The customer has no second factor here. ${CHANGED}` },
        }
      )
    })
    .prefix('/api/v1')
    .where('id', personId)
    .as('api.identity')
    .use([middleware.scope({ all: ['users.write'] }), sessionOnly])
}
