import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { throttle } from '#shared/http/throttle'
import { rowId } from '#shared/http/row_id'
import { freshProof } from '#identity/http/fresh_proof'
import { keepNothing } from '#identity/http/keep_nothing'
import { ownFactors } from '#identity/http/own_factors'

const { security } = controllers.identity.account
const changeThrottle = throttle('factor_changes', { requests: 60, every: '1 hour' })

export default function securityPages() {
  router
    .group(() => {
      router.get('/', [security.Overviews, 'show']).as('security')
      router.get('/confirm', [security.Confirmations, 'show']).as('security.confirmation')
      router
        .post('/confirm', [security.Confirmations, 'store'])
        .as('security.confirmation.store')
        .use(changeThrottle)
    })
    .prefix('/my-account/security')
    .use([middleware.auth(), ownFactors, keepNothing])
    .as('identity')

  router
    .group(() => {
      router.get('/authenticator', [security.Authenticators, 'show']).as('authenticator')
      router.post('/authenticator', [security.Authenticators, 'store']).as('authenticator.store')
      router
        .delete('/authenticator', [security.Authenticators, 'destroy'])
        .as('authenticator.destroy')
      router.get('/passkeys', [security.Passkeys, 'show']).as('passkeys')
      router.post('/passkeys/options', [security.Passkeys, 'options']).as('passkeys.options')
      router.post('/passkeys', [security.Passkeys, 'store']).as('passkeys.store')
      router
        .delete('/passkeys/:id', [security.Passkeys, 'destroy'])
        .where('id', rowId)
        .as('passkeys.destroy')
      router.get('/recovery-codes', [security.RecoveryCodes, 'show']).as('recovery_codes')
      router.post('/recovery-codes', [security.RecoveryCodes, 'store']).as('recovery_codes.store')
    })
    .prefix('/my-account/security')
    .use([middleware.auth(), ownFactors, keepNothing, freshProof, changeThrottle])
    .as('identity.security')
}
