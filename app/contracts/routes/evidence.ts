import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { rowId } from '#shared/http/row_id'

const { LicenceEvidences } = controllers.contracts.evidence

/** Own evidence of each customer; verified by anybody at /verify. */
export default function evidencePages() {
  router
    .group(() => {
      router.get('/', [LicenceEvidences, 'index']).as('index')
      router.post('/', [LicenceEvidences, 'store']).as('store')
      router
        .get('/:evidence/:form', [LicenceEvidences, 'show'])
        .where('evidence', rowId)
        .where('form', /^(json|sig|pdf)$/)
        .as('show')
    })
    .prefix('/my-account/licence-evidence')
    .as('contracts.evidence')
    .use(middleware.auth())
}
