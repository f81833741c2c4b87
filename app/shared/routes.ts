import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import '#shared/api_description'

const { ApiDocuments } = controllers.shared

router
  .group(() => {
    router.get('/api/v1/openapi.json', [ApiDocuments, 'document']).as('api_document')
    router.get('/api/docs', [ApiDocuments, 'show']).as('api_docs')
  })
  .as('shared')
