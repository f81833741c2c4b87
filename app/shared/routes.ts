import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import '#shared/api_description'

const { ApiDocuments } = controllers.shared

router
  .group(() => {
    router.get('/api/v1/openapi.json', [ApiDocuments, 'document']).as('document')
    router.get('/api/docs', [ApiDocuments, 'show']).as('page')
  })
  .as('api.description')
