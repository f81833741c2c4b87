import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { callsOf, is } from '#shared/http/api_description'
import { rowId } from '#shared/http/row_id'
import { middleware } from '#start/kernel'
import { REASON_KEPT } from '#subscriptions/api/reason_kept'
import { requestList } from '#subscriptions/lists/request_list'
import { subscriptionRequestSchema } from '#subscriptions/transformers/request_api_transformer'
import {
  confirmationValidator,
  rejectionValidator,
} from '#subscriptions/validators/subscription_request'

const { api } = controllers.subscriptions
const call = callsOf('Subscriptions')

const TERMS =
  'Gives the days that are sent; without a first day it begins today, without a last one it does not end. ' +
  'Type and currencies are those that were asked for, unless sent. ' +
  'Files of a filterable type begin with actualStartDate, or with the first day. ' +
  REASON_KEPT
const NOT_NEW = 'The request is not New, or nobody has an account for it.'

const YEAR = {
  ...{ typeId: 10, startDate: '20270104', endDate: '20280103', actualStartDate: '20270201' },
  ...{
    visibilityStartDate: '20270104',
    visibilityEndDate: '20300103',
    trial: false,
    baseCurrencies: ['CHF', 'EUR'],
  },
}

export default function subscriptionRequestCalls() {
  router
    .group(() => {
      call(router.get('/', [api.Requests, 'index']).as('index'), {
        summary: 'Requests for subscriptions',
        query: requestList,
        answer: is.pageOf(subscriptionRequestSchema),
      })
      call(router.put('/:request/confirm', [api.Requests, 'confirm']).as('confirm'), {
        summary: 'Confirms a request for a subscription',
        description: TERMS,
        body: confirmationValidator,
        example: YEAR,
        answer: is.nothing,
        refusals: { 409: NOT_NEW },
      })
      call(router.put('/:request/reject', [api.Requests, 'reject']).as('reject'), {
        summary: 'Rejects a request for a subscription',
        description: 'The reason goes to whoever asked.',
        body: rejectionValidator,
        example: { reason: 'The fund house has not agreed to this use.' },
        answer: is.nothing,
        refusals: { 409: 'The request is not New.' },
      })
    })
    .prefix('/api/v1/subscription-requests')
    .where('request', rowId)
    .as('api.subscriptions.requests')
    .use(middleware.scope({ all: ['subscriptions.users.write'] }))
}
