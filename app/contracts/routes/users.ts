import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { rowId } from '#shared/http/row_id'
import { middleware } from '#start/kernel'
import { bpId } from '#contracts/http/bp_id'

const { PartnerUsers, UserPartners } = controllers.contracts

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

  router
    .get('/admin/manage-users/:userId/business-partner', [UserPartners, 'show'])
    .where('userId', rowId)
    .as('contracts.user_partner.show')
    .use(middleware.scope({ all: ['users.read'] }))

  router
    .group(() => {
      router.put('/', [UserPartners, 'update']).as('update')
      router.delete('/:partner', [UserPartners, 'destroy']).where('partner', bpId).as('destroy')
    })
    .prefix('/admin/manage-users/:userId/business-partner')
    .where('userId', rowId)
    .as('contracts.user_partner')
    .use(middleware.scope({ all: ['businessPartners.read', 'users.read', 'users.write'] }))
}
