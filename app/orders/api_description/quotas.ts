import { describeCalls, is } from '#shared/http/api_description'
import { VISIBLE_STATES } from '#orders/domain/order_state'
import { ORDER_TYPES } from '#orders/domain/order_type'
import { quotaOrderList } from '#orders/lists/quota_order_list'
import { quotaList } from '#orders/lists/quota_list'
import { apiQuotaValidator } from '#orders/validators/quota/quota_api'

const { about, euros, integer, moment, nullable, object, oneOf, pageOf, text, wireDay } = is

const quota = is.named(
  'Quota',
  object({
    id: integer,
    totalAmount: euros,
    usedAmount: euros,
    remainingAmount: euros,
    dateFrom: wireDay,
    dateTo: wireDay,
    comment: nullable(text),
    version: about(integer, 'Counts the changes of staff.'),
    created: moment,
  })
)

const quotaOrder = is.named(
  'QuotaOrder',
  object({
    orderId: about(integer, 'Number of the order.'),
    userId: integer,
    state: oneOf(VISIBLE_STATES),
    type: oneOf(ORDER_TYPES),
    created: moment,
    updated: moment,
    totalPrice: about(euros, 'Net, in euros.'),
  })
)

const RULES =
  'The total is at least 1 EUR and not below what is used; the first day is not after the last; ' +
  'periods do not overlap.'

const CLASH = 'The period overlaps another quota, or more than the total is used.'

describeCalls('Quotas', {
  'GET /user-quota/:id': {
    summary: 'The quota from which a person can order today',
    description:
      '`id` is the id of the person; the own one needs `orders.quota.checkout`, others `orders.quota.read`.',
    answer: quota,
  },
  'GET /quotas': { summary: 'Quotas', query: quotaList, answer: pageOf(quota) },
  'POST /quotas': {
    summary: 'Adds a quota',
    description: RULES,
    body: apiQuotaValidator,
    answer: quota,
    status: 201,
    refusals: { 409: CLASH },
  },
  'GET /quotas/:quota': { summary: 'One quota', answer: quota },
  'PUT /quotas/:quota': {
    summary: 'Edits a quota',
    description: `${RULES} With \`version\` a change that was decided on an older one is refused.`,
    body: apiQuotaValidator,
    answer: quota,
    refusals: { 409: `${CLASH} Or the quota has changed meanwhile.` },
  },
  'DELETE /quotas/:quota': {
    summary: 'Deletes a quota that no order has used',
    answer: is.nothing,
    refusals: { 409: 'Orders were placed from it.' },
  },
  'GET /quotas/:quota/orders': {
    summary: 'The orders that were placed from a quota',
    description: 'Orders in state New or Locked are not among them.',
    query: quotaOrderList,
    answer: pageOf(quotaOrder),
  },
})
