import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { SESSION_PATH } from '#identity/http/session_clock'

const { Sessions } = controllers.identity

router
  .group(() => {
    router.get(SESSION_PATH, [Sessions, 'show']).as('session')
    router.put(SESSION_PATH, [Sessions, 'update']).as('session.update')
  })
  .as('identity')
