import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { controllers } from '#generated/controllers'

const { AgreedPrices, BasketAddresses, BasketItems, BasketVatIds, Baskets, QuoteOrders } =
  controllers.basket

export default function pages() {
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
      router
        .post('/my-account/quotes/:number/order', [QuoteOrders, 'store'])
        .as('quote_orders.store')
    })
    .as('basket')
    .use(middleware.auth())
}
