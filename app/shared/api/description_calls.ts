import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { callsOf } from '#shared/http/api_description'

const { ApiDocuments } = controllers.shared
const call = callsOf('This description')

export default function documentCalls() {
  router
    .group(() => {
      call(router.get('/api/v1/openapi.json', [ApiDocuments, 'document']).as('api_document'), {
        summary: 'This document',
        file: 'application/json',
        tagged: 'whole',
      })
      call(router.get('/api/v1/workflows.json', [ApiDocuments, 'workflows']).as('api_workflows'), {
        summary: 'The order’s way as an Arazzo document',
        description: 'Steps with the calls of this description, for tools that run or draw them.',
        file: 'application/json',
      })
    })
    .as('shared')
}
