import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { signInThrottle } from '#identity/http/throttle'
import { throttle } from '#shared/http/throttle'
import { ownProvider } from '#identity/http/own_provider'
import { keepNothing } from '#identity/http/keep_nothing'
import { SESSION_PATH } from '#identity/http/session_clock'

const { identity } = controllers
const {
  ExpiredPasswords,
  NewPasswords,
  PasskeySignIns,
  PasswordJudgements,
  Registrations,
  SecondSteps,
  Sessions,
  SignInLinks,
  UserDetails,
} = controllers.identity

export default function signInPages() {
  router
    .group(() => {
      router.get('/sign-in-or-register', [identity.SignInChoices, 'show']).as('sign_in_choice')
      router
        .get('/sign-in/with/:provider', [identity.SignInStarts, 'show'])
        .where('provider', /^(customers|staff)$/)
        .use(signInThrottle)
        .as('sign_in_start')
      router
        .get('/externalLogin', [identity.SignInCallbacks, 'customers'])
        .use(signInThrottle)
        .as('customer_callback')
      router
        .get('/internalUserRegistration', [identity.SignInCallbacks, 'staff'])
        .use(signInThrottle)
        .as('staff_callback')
      router.get('/sign-in/:uid', [identity.PasswordSignIns, 'show']).as('password_sign_in')
      router.post('/sign-in/:uid', [identity.PasswordSignIns, 'store']).as('password_sign_in.store')
      router.get('/logout', [identity.SignOuts, 'show']).as('signed_out')
      router.get('/logout-timer', [identity.SignOuts, 'timer']).as('signed_out.timer')
      router.post('/logout', [identity.SignOuts, 'store']).as('sign_out')
      router.get('/accept-privacy-notice', [identity.PrivacyNotices, 'show']).as('privacy_notice')
      router
        .post('/accept-privacy-notice', [identity.PrivacyNotices, 'store'])
        .as('privacy_notice.store')
      router
        .get('/accept-privacy-notice/success', [identity.PrivacyNotices, 'success'])
        .as('privacy_notice.success')
    })
    .as('identity')

  /** Pages of the provider that the shop brings along; an outside provider has its own. */
  router
    .group(() => {
      router.get('/password/forgotten', [SignInLinks, 'create']).as('sign_in_link')
      router.post('/password/forgotten', [SignInLinks, 'store']).as('sign_in_link.store')
      router.get('/password/sent', [SignInLinks, 'sent']).as('sign_in_link.sent')
      router.get('/password/new', [NewPasswords, 'create']).as('new_password')
      router.post('/password/new', [NewPasswords, 'store']).as('new_password.store')
      router
        .post('/password/judgement', [PasswordJudgements, 'store'])
        .as('password_judgement')
        .use(throttle('password_judgements', { requests: 120, every: '1 minute' }))
      router.get('/password/done', [NewPasswords, 'done']).as('new_password.done')
      router.get('/sign-in/:uid/password', [ExpiredPasswords, 'show']).as('expired_password')
      router
        .post('/sign-in/:uid/password', [ExpiredPasswords, 'store'])
        .as('expired_password.store')
    })
    .use(ownProvider)
    .as('identity')

  router
    .group(() => {
      router.get('/register', [Registrations, 'create']).as('register')
      router.post('/register', [Registrations, 'store']).as('register.store')
      router.get('/register/success', [Registrations, 'success']).as('register.success')
      router.get('/save-user-details', [UserDetails, 'show']).as('user_details')
      router.post('/save-user-details', [UserDetails, 'store']).as('user_details.store')
      router.get('/save-user-details/success', [UserDetails, 'success']).as('user_details.success')
    })
    .as('identity')

  /** Steps of a sign-in at the provider that the shop brings along. */
  router
    .group(() => {
      router.get('/second-step', [SecondSteps, 'show']).as('second_step')
      router.post('/second-step', [SecondSteps, 'store']).as('second_step.store')
      router.post('/passkey/options', [PasskeySignIns, 'options']).as('passkey_sign_in.options')
      router.post('/passkey', [PasskeySignIns, 'store']).as('passkey_sign_in.store')
    })
    .prefix('/sign-in/:uid')
    .use([ownProvider, keepNothing, signInThrottle])
    .as('identity')

  router
    .group(() => {
      router.get(SESSION_PATH, [Sessions, 'show']).as('session')
      router.put(SESSION_PATH, [Sessions, 'update']).as('session.update')
    })
    .as('identity')
}
