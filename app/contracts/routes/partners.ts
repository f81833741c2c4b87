import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { bpId } from '#contracts/http/bp_id'

const { BusinessPartners } = controllers.contracts

export default function partnerPages() {
  router
    .group(() => {
      router.get('/', [BusinessPartners, 'index']).as('index')
      router.get('/export', [BusinessPartners, 'export']).as('export')
    })
    .prefix('/admin/business-partners')
    .as('contracts.partners')
    .use(middleware.scope({ all: ['businessPartners.read'] }))

  router
    .group(() => {
      router.post('/', [BusinessPartners, 'store']).as('store')
      router.put('/:partner', [BusinessPartners, 'update']).as('update')
      router.delete('/:partner', [BusinessPartners, 'destroy']).as('destroy')
    })
    .prefix('/admin/business-partners')
    .where('partner', bpId)
    .as('contracts.partners')
    .use(middleware.scope({ all: ['businessPartners.read', 'businessPartners.write'] }))
}
