import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { callsOf, is } from '#shared/http/api_description'
import { rowId } from '#shared/http/row_id'
import { paperSchema } from '#contracts/transformers/papers/paper_transformer'

const { ContractPapers } = controllers.contracts.api
const call = callsOf('Contracts')

const body = is.object({
  'file': { type: 'string', format: 'binary' },
  'replaces?': is.text,
})

export default function papersCalls() {
  router
    .group(() => {
      call(router.get('/', [ContractPapers, 'show']).as('show'), {
        ...{ summary: 'The scanned paper of a contract', file: 'application/pdf', tagged: 'whole' },
      })
    })
    .prefix('/api/v1/contracts/:id/paper')
    .where('id', rowId)
    .as('api.contracts.paper')
    .use(middleware.scope({ all: ['contracts.read'] }))

  router
    .group(() => {
      call(router.post('/', [ContractPapers, 'store']).as('store'), {
        summary: 'Attaches a scanned paper to a contract, or replaces it',
        description:
          'A PDF of at most 15 MB, judged by its content. With `replaces`, the SHA-256 of the paper that was ' +
          'seen, another one is not replaced.',
        ...{ body, bodyType: 'multipart/form-data', answer: paperSchema, status: 201 },
        example: { file: 'MA-2026-0417.pdf' },
        refusals: { 409: 'Somebody has changed it meanwhile.' },
      })
      call(router.delete('/', [ContractPapers, 'destroy']).as('destroy'), {
        ...{ summary: 'Takes the paper off a contract', answer: is.nothing },
        fieldNames: { file: null },
      })
    })
    .prefix('/api/v1/contracts/:id/paper')
    .where('id', rowId)
    .as('api.contracts.paper')
    .use(middleware.scope({ all: ['contracts.read', 'contracts.write'] }))
}
