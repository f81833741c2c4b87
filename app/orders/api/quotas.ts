import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { controllers } from '#generated/controllers'
import { personId } from '#shared/http/person_id'
import { rowId } from '#shared/http/row_id'
import { callsOf, is } from '#shared/http/api_description'
import { quotaOrderList } from '#orders/lists/quota_order_list'
import { quotaList } from '#orders/lists/quota_list'
import { quotaSchema } from '#orders/transformers/quota_api_transformer'
import { quotaOrderSchema } from '#orders/transformers/quota_order_api_transformer'
import { apiQuotaValidator } from '#orders/validators/quota/quota_api'

const { api } = controllers.orders
const { quota } = controllers.orders.api
const call = callsOf('Quotas')

const { pageOf } = is

const RULES =
  'The total is at least 1 EUR and not below what is used; the first day is not after the last; ' +
  'periods do not overlap.'

const CLASH = 'The period overlaps another quota, or more than the total is used.'

export default function quotasCalls() {
  router
    .group(() => {
      call(router.get('/user-quota/:id', [api.UserQuotas, 'show']).as('user_quota'), {
        summary: 'The quota from which a person can order today',
        description:
          '`id` is the id of the person; the own one needs `orders.quota.checkout`, others `orders.quota.read`.',
        answer: quotaSchema,
      })
    })
    .prefix('/api/v1')
    .where('id', personId)
    .where('sub', personId)
    .as('api.orders')
    .use(middleware.auth())

  router
    .group(() => {
      router
        .group(() => {
          call(router.get('/', [quota.Quotas, 'index']).as('index'), {
            summary: 'Quotas',
            query: quotaList,
            answer: pageOf(quotaSchema),
          })
          call(router.get('/:quota', [quota.Quotas, 'show']).as('show'), {
            summary: 'One quota',
            answer: quotaSchema,
          })
          call(router.get('/:quota/orders', [quota.QuotaOrders, 'index']).as('orders'), {
            summary: 'The orders that were placed from a quota',
            description: 'Orders in state New or Locked are not among them.',
            query: quotaOrderList,
            answer: pageOf(quotaOrderSchema),
          })
        })
        .use(middleware.scope({ all: ['orders.quota.read'] }))
      router
        .group(() => {
          call(router.post('/', [quota.Quotas, 'store']).as('store'), {
            summary: 'Adds a quota',
            description: RULES,
            body: apiQuotaValidator,
            fieldNames: { totalCents: 'totalAmount' },
            isFirst: true,
            answer: quotaSchema,
            status: 201,
            refusals: { 409: CLASH },
          })
          call(router.put('/:quota', [quota.Quotas, 'update']).as('update'), {
            summary: 'Edits a quota',
            description: `${RULES} With \`version\` a change that was decided on an older one is refused.`,
            body: apiQuotaValidator,
            fieldNames: { totalCents: 'totalAmount' },
            answer: quotaSchema,
            refusals: { 409: `${CLASH} Or the quota has changed meanwhile.` },
          })
          call(router.delete('/:quota', [quota.Quotas, 'destroy']).as('destroy'), {
            summary: 'Deletes a quota that no order has used',
            answer: is.nothing,
            countsChanges: true,
            refusals: { 409: 'Orders were placed from it.' },
          })
        })
        .use(middleware.scope({ all: ['orders.quota.read', 'orders.quota.write'] }))
    })
    .prefix('/api/v1/quotas')
    .where('quota', rowId)
    .as('api.orders.quotas')
}
