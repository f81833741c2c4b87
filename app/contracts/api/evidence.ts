import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { callsOf, is } from '#shared/http/api_description'
import { rowId } from '#shared/http/row_id'
import { evidenceList } from '#contracts/lists/evidence_list'
import { evidenceSchema } from '#contracts/transformers/evidence/evidence_api_transformer'
import { evidenceValidator } from '#contracts/validators/evidence/evidence'

const { LicenceEvidences } = controllers.contracts.api
const call = callsOf('Contracts')

/** Licence evidence, for the customer's own programs; anybody verifies it at /verify. */
export default function evidenceCalls() {
  router
    .group(() => {
      call(router.get('/', [LicenceEvidences, 'index']).as('index'), {
        ...{ summary: 'Own licence evidence, the newest first', query: evidenceList },
        answer: is.pageOf(evidenceSchema),
      })
      call(router.post('/', [LicenceEvidences, 'store']).as('store'), {
        summary: 'Asks for licence evidence of a period',
        description:
          'What the caller and his company bought or were given, with files, checksums and downloads. ' +
          'Without `knownOn` it tells what is known now. It is made within seconds; its files are there when `madeAt` is.',
        ...{ body: evidenceValidator, answer: evidenceSchema, status: 202 },
        example: { from: '2026-01-01', to: '2026-06-30', knownOn: null },
      })
      call(router.get('/:evidence/json', [LicenceEvidences, 'json']).as('json'), {
        ...{ summary: 'Licence evidence as JSON', file: 'application/json' },
      })
      call(router.get('/:evidence/sig', [LicenceEvidences, 'sig']).as('sig'), {
        ...{ summary: 'The signature of the JSON', file: 'application/octet-stream' },
      })
      call(router.get('/:evidence/pdf', [LicenceEvidences, 'pdf']).as('pdf'), {
        ...{ summary: 'Licence evidence as PDF', file: 'application/pdf' },
      })
    })
    .prefix('/api/v1/licence-evidence')
    .where('evidence', rowId)
    .as('api.contracts.evidence')
    .use(middleware.auth())
}
