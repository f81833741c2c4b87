import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { SCOPES } from '#identity'
import { middleware } from '#start/kernel'

const { AdminHubs } = controllers.site

export default function staffPages() {
  router
    .group(() => {
      router
        .get('/admin', [AdminHubs, 'show'])
        .as('admin_hub')
        .use(middleware.scope({ any: SCOPES }))
    })
    .as('site')
}
