import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { callsOf, is } from '#shared/http/api_description'
import { middleware } from '#start/kernel'
import { CONVERSION_QUERY, SALES_QUERY, SPAN_QUERY } from '#statistics/http/api_query'
import { demandList } from '#statistics/lists/demand_list'
import { expiringList } from '#statistics/lists/expiring_list'
import { openDemandList } from '#statistics/lists/open_demand_list'
import { conversionFields, conversionSumFields } from '#statistics/transformers/conversion_api'
import { demandFields } from '#statistics/transformers/demand_api'
import { expiringFields } from '#statistics/transformers/expiring_api'
import { openDemandFields } from '#statistics/transformers/open_demand_api'
import {
  newUserFields,
  oneOffFields,
  productSalesFields,
  salesFields,
  subscriberFields,
  userSalesFields,
} from '#statistics/transformers/statistics_api'
import { oneOffSum, subscriberSum, userSumFields } from '#statistics/transformers/sums_api'

const { api } = controllers.statistics
const call = callsOf('Statistics')

const BY_DAY =
  'An order counts on the day on which it was placed; an archived one as what it was before.'

const answer = (name: string, row: is.Schema, summary?: is.Schema) =>
  is.object({
    rows: is.listOf(is.named(name, row)),
    totalCount: is.about(is.integer, 'Rows on all pages.'),
    next: is.next,
    ...(summary && { summary }),
  })

export default function statisticsCalls() {
  router
    .group(() => {
      call(router.get('/sales', [api.Sales, 'index']).as('sales'), {
        summary: 'What was sold on each day',
        description: BY_DAY,
        query: SALES_QUERY,
        answer: answer('SalesStatisticsRow', salesFields.schema),
      })
      call(router.get('/sales-by-user', [api.UserSales, 'index']).as('by_user'), {
        summary: 'What each user ordered on each day, and the 100 who ordered most',
        description: BY_DAY,
        query: SALES_QUERY,
        answer: answer(
          'UserSalesStatisticsRow',
          userSalesFields.schema,
          is.listOf(is.named('UserSalesStatisticsSum', userSumFields.schema))
        ),
      })
      call(router.get('/sales-by-product', [api.ProductSales, 'index']).as('by_product'), {
        summary: 'What each product brought in on each day',
        description: BY_DAY,
        query: SALES_QUERY,
        answer: answer('ProductSalesStatisticsRow', productSalesFields.schema),
      })
      call(router.get('/one-offs', [api.OneOffs, 'index']).as('one_offs'), {
        summary: 'Orders and their sums',
        description: BY_DAY,
        query: SALES_QUERY,
        answer: answer('OneOffStatisticsRow', oneOffFields.schema, oneOffSum),
      })
      call(router.get('/subscribers', [api.Subscribers, 'index']).as('subscribers'), {
        summary: 'Who was entitled to a subscription, by each date range',
        query: SPAN_QUERY,
        answer: answer('SubscriberStatisticsRow', subscriberFields.schema, subscriberSum),
      })
      call(router.get('/new-users', [api.NewUsers, 'index']).as('new_users'), {
        summary: 'Users who came',
        query: SPAN_QUERY,
        answer: answer('NewUserStatisticsRow', newUserFields.schema),
      })
      call(router.get('/conversion', [api.Conversion, 'index']).as('conversion'), {
        summary: 'How far each product came, from a price that was asked for to an order',
        description:
          'Of external users alone. Saved quotes and baskets count on their day, orders on the day on which they were placed.',
        query: CONVERSION_QUERY,
        answer: answer(
          'ConversionStatisticsRow',
          conversionFields.schema,
          is.named('ConversionStatisticsSum', conversionSumFields.schema)
        ),
      })
      call(router.get('/demand', [api.Demand, 'index']).as('demand'), {
        summary: 'What was asked for and is not sold',
        description:
          'Searches of the catalogue that found nothing, and days of products that do not exist. Days of the last 13 months are kept; who asked is not.',
        query: demandList,
        answer: is.pageOf(is.named('UnmetDemand', demandFields.schema)),
      })
      call(router.get('/open-demand', [api.OpenDemand, 'index']).as('open_demand'), {
        summary: 'What waits in baskets and saved quotes to be ordered',
        description:
          'Of saved quotes those that hold; what one of them put into a basket stands with it. What staff have is left out.',
        query: openDemandList,
        answer: is.pageOf(is.named('OpenDemand', openDemandFields.schema)),
      })
      call(router.get('/expiring', [api.Expiring, 'index']).as('expiring'), {
        summary: 'Subscriptions that end soon, and what a year of them costs',
        description:
          'What ends within 90 days unless another horizon is sent, and is not renewed. What staff hold is left out.',
        query: expiringList,
        answer: is.pageOf(is.named('ExpiringSubscription', expiringFields.schema)),
      })
    })
    .prefix('/api/v1/stats')
    .as('api.statistics')
    .use(middleware.scope({ all: ['stats.read'] }))
}
