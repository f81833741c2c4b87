import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { rowId } from '#shared/http/row_id'
import { middleware } from '#start/kernel'
import { bpId } from '#contracts/http/bp_id'

const { PartnerUsers } = controllers.contracts

/** Users of business partners; who puts them there changes an account. */
export default function partnerUserPages() {
  router
    .group(() => {
      router.get('/users', [PartnerUsers, 'index']).as('index')
      router.post('/:partner/users', [PartnerUsers, 'store']).as('store')
      router.delete('/:partner/users/:user', [PartnerUsers, 'destroy']).as('destroy')
    })
    .prefix('/admin/business-partners')
    .where('partner', bpId)
    .where('user', rowId)
    .as('contracts.partners.users')
    .use(middleware.scope({ all: ['businessPartners.read', 'users.write'] }))
}
