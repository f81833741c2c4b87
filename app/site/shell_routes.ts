import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { SCOPES } from '#identity'
import { middleware } from '#start/kernel'

const { AdminHubs, CookieConsents, Palettes, TableDemos } = controllers.site

router
  .group(() => {
    router.post('/cookie-consent', [CookieConsents, 'store']).as('cookie_consent')
    router.get('/palette', [Palettes, 'show']).as('palette')
    router
      .get('/admin', [AdminHubs, 'show'])
      .as('admin_hub')
      .use(middleware.scope({ any: SCOPES }))
    router.get('/tabledemo', [TableDemos, 'index']).as('table_demo')
  })
  .as('site')
