import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

export default function pages() {
  router
    .get('/downloads/:claimId', [controllers.delivery.Downloads, 'show'])
    .where('claimId', router.matchers.uuid())
    .as('delivery.downloads.show')
    .use(middleware.auth())
}
