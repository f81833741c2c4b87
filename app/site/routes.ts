import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { DOCUMENTS } from '#site/domain/documents'

router
  .group(() => {
    router.get('/', [controllers.site.Home, 'show'])
    router.get('/contact', [controllers.site.Contact, 'show'])
    router.get('/use-cases/:categoryId?', [controllers.site.UseCases, 'index'])
    for (const [name, path] of Object.entries(DOCUMENTS)) {
      router.get(path, [controllers.site.Documents, 'show']).as(name)
    }
  })
  .as('site')
