import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import '#identity/account_routes'
import '#identity/api_description'
import '#identity/api_routes'
import '#identity/password_routes'
import '#identity/registration_routes'
import '#identity/security_routes'
import '#identity/session_routes'
import { middleware } from '#start/kernel'
import { signInThrottle } from '#identity/http/throttle'

const { identity } = controllers

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

router
  .group(() => {
    router.get('/', [identity.Accounts, 'show']).as('account')
    router.get('/personal-data', [identity.PersonalData, 'show']).as('personal_data')
    router.put('/personal-data', [identity.PersonalData, 'update']).as('personal_data.update')
  })
  .prefix('/my-account')
  .use(middleware.auth())
  .as('identity')
