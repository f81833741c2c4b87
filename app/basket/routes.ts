import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { controllers } from '#generated/controllers'
import '#basket/api_description'
import { rowId } from '#shared/http/row_id'

const { AgreedPrices, Baskets, BasketAddresses, BasketItems, BasketVatIds, QuoteOrders, api } =
  controllers.basket

router
  .group(() => {
    router.get('/basket', ({ response }) => response.redirect('/basket/1')).as('entry')
    router.get('/basket/1', [Baskets, 'show']).as('review')
    router.delete('/basket', [Baskets, 'destroy']).as('destroy')
    router.post('/basket/items', [BasketItems, 'store']).as('items.store')
    router.put('/basket/items/:ref', [BasketItems, 'update']).as('items.update')
    router.delete('/basket/items/:ref', [BasketItems, 'destroy']).as('items.destroy')
  })
  .where('ref', /^[\w-]{1,40}$/)
  .as('basket')

router
  .group(() => {
    router.get('/basket/2', [BasketAddresses, 'show']).as('address')
    router
      .put('/basket/addresses/:kind', [BasketAddresses, 'update'])
      .where('kind', /^(billing|delivery)$/)
      .as('addresses.update')
    router.put('/basket/vat-id', [BasketVatIds, 'update']).as('vat_id.update')
    router.put('/basket/agreed-prices', [AgreedPrices, 'update']).as('agreed_prices.update')
    router.post('/my-account/quotes/:number/order', [QuoteOrders, 'store']).as('quote_orders.store')
  })
  .as('basket')
  .use(middleware.auth())

router
  .delete('/api/v1/basket/items/:itemId', [api.VisitorItems, 'destroy'])
  .where('itemId', /^[\w-]{1,40}$/)
  .as('api.basket.visitor_items.destroy')

router
  .group(() => {
    router.get('/basket/:id', [api.Baskets, 'show']).as('show')
    router.post('/basket/:id', [api.BasketItems, 'store']).as('items.store')
    router.put('/basket/:id/agreedPrices', [api.AgreedPrices, 'update']).as('agreed_prices.update')
    router.delete('/basket/:id', [api.Baskets, 'destroy']).as('destroy')
    router.delete('/basket/:id/:itemId', [api.BasketItems, 'destroy']).as('items.destroy')
  })
  .prefix('/api/v1')
  .where('id', rowId)
  .where('itemId', /^(?!lock$)[\w-]{1,40}$/)
  .as('api.basket')
  .use(middleware.auth())
