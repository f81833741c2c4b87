import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { DOCUMENTS } from '#site/domain/documents'
import '#site/crawler_routes'
import '#site/message_routes'
import '#site/shell_routes'

router
  .group(() => {
    router.get('/', [controllers.site.Home, 'show'])
    router.get('/use-cases/:categoryId?', [controllers.site.UseCases, 'index'])
    for (const [name, path] of Object.entries(DOCUMENTS)) {
      if (name !== 'data') router.get(path, [controllers.site.Documents, 'show']).as(name)
    }
    router.get(`${DOCUMENTS.terms_and_conditions}/:version`, [
      controllers.site.Documents,
      'version',
    ])
    router.get(DOCUMENTS.data, [controllers.site.Data, 'show']).as('data')
    router.get('*', [controllers.site.UnknownAddresses, 'show']).as('unknown_address')
  })
  .as('site')
