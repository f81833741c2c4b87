import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { throttle } from '#shared/http/throttle'
import { rowId } from '#shared/http/row_id'

const { identity } = controllers
const { account } = controllers.identity
const passwordThrottle = throttle('password_changes', { requests: 30, every: '1 hour' })

export default function accountPages() {
  router
    .group(() => {
      router.get('/', [identity.Accounts, 'show']).as('account')
      router.get('/personal-data', [identity.PersonalData, 'show']).as('personal_data')
      router.put('/personal-data', [identity.PersonalData, 'update']).as('personal_data.update')
    })
    .prefix('/my-account')
    .use(middleware.auth())
    .as('identity')

  router
    .group(() => {
      router.get('/change-password', [account.Passwords, 'show']).as('change_password')
      router
        .put('/change-password', [account.Passwords, 'update'])
        .as('change_password.update')
        .use(passwordThrottle)
      router
        .get('/change-password/success', [account.Passwords, 'success'])
        .as('change_password.success')
      router.get('/api-token', [account.ApiTokens, 'show']).as('api_tokens')
      router
        .delete('/api-token/:id', [account.ApiTokens, 'destroy'])
        .where('id', rowId)
        .as('api_tokens.destroy')
      router
        .post('/additional-emails/:place/verification', [account.EmailVerifications, 'resend'])
        .where('place', /^(second|third)$/)
        .as('additional_emails.verification')
      router.get('/sign-ins', [account.SignInHistory, 'show']).as('sign_ins')
      router.get('/my-data', [account.DeletionRequests, 'show']).as('my_data')
      router
        .get('/my-data/export', [account.PersonalDataExports, 'show'])
        .as('my_data.export')
        .use(throttle('data_exports', { requests: 10, every: '1 hour' }))
      router
        .post('/my-data/deletion-request', [account.DeletionRequests, 'store'])
        .as('deletion_request.store')
        .use(throttle('deletion_requests', { requests: 10, every: '1 hour' }))
      router
        .delete('/my-data/deletion-request', [account.DeletionRequests, 'destroy'])
        .as('deletion_request.destroy')
    })
    .prefix('/my-account')
    .use(middleware.auth())
    .as('identity')

  router
    .group(() => {
      router.get('/verifyEmail/:code', [account.EmailVerifications, 'show']).as('verify_email')
      router
        .post('/verifyEmail/:code', [account.EmailVerifications, 'store'])
        .as('verify_email.store')
        .use(throttle('email_verifications', { requests: 20, every: '1 hour' }))
    })
    .where('code', /^[\w-]{1,100}$/)
    .as('identity')
}
