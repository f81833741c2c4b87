import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { DAY_IN_PATH } from '#shared/domain/calendar_day'
import { callsOf, is } from '#shared/http/api_description'
import { board } from '#arrivals/lists/board'
import { productHistory } from '#arrivals/lists/product_history'
import { arrivalSchema } from '#arrivals/transformers/arrival_transformer'

const { Arrivals } = controllers.arrivals.api
const call = callsOf('Arrivals')
const answer = is.pageOf(arrivalSchema)

export default function arrivalsCalls() {
  router
    .group(() => {
      call(router.get('/', [Arrivals, 'index']).as('index'), {
        summary: 'The newest due day of each product',
        description:
          'Late days first, then missing and corrected ones. Products without a day of the last week are left out.',
        query: board,
        answer,
      })
      call(router.get('/mornings/:morning', [Arrivals, 'index']).as('morning'), {
        summary: 'What was due on a morning',
        query: board,
        answer,
      })
      call(router.get('/products/:product', [Arrivals, 'product']).as('product'), {
        summary: 'How the days of a product came',
        query: productHistory,
        answer,
      })
    })
    .prefix('/api/v1/arrivals')
    .where('morning', DAY_IN_PATH)
    .as('api.arrivals')
    .use(middleware.scope({ all: ['products.read'] }))
}
