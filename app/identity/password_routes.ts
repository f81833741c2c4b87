import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { ownProvider } from '#identity/http/own_provider'
import { throttle } from '#shared/http/throttle'

const { ExpiredPasswords, NewPasswords, PasswordJudgements, SignInLinks } = controllers.identity

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
    router.post('/sign-in/:uid/password', [ExpiredPasswords, 'store']).as('expired_password.store')
  })
  .use(ownProvider)
  .as('identity')
