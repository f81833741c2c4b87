import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { controllers } from '#generated/controllers'
import { personId } from '#shared/http/person_id'
import { callsOf, is } from '#shared/http/api_description'
import { basketSchema } from '#basket/transformers/basket_api_transformer'
import { sentItemValidator } from '#basket/validators/wanted_item'

const { api } = controllers.basket
const call = callsOf('Basket')

const { about } = is

const LOCKED = 'The basket is locked: a payment for it is under way.'

export default function basketCalls() {
  router
    .group(() => {
      call(router.get('/basket/:id', [api.Baskets, 'show']).as('show'), {
        summary: 'The own basket with what it costs now',
        description: '`id` is the id of the user.',
        answer: basketSchema,
      })
      call(router.post('/basket/:id', [api.BasketItems, 'store']).as('items.store'), {
        summary: 'Puts days of a product into the own basket',
        description:
          'The same `clientItemId` again changes nothing. `isins` names the securities of a product that is sold by ISIN.',
        body: sentItemValidator,
        fieldNames: { productCode: 'product' },
        answer: basketSchema,
        status: 201,
        refusals: { 409: 'The basket is full.', 423: LOCKED },
      })
      call(
        router
          .post('/basket/:id/saved-quotes/:number', [api.QuotedBaskets, 'store'])
          .as('saved_quotes.store'),
        {
          summary: 'Puts a saved quote into the own, empty basket, at its prices',
          description:
            '`number` is that of the quote. Then it is ordered with `POST /basket/me/checkout`.',
          answer: basketSchema,
          status: 201,
          refusals: {
            404: 'There is no such quote of yours.',
            409: 'Something else lies in the basket, or the quote has ended or was ordered.',
            423: LOCKED,
          },
        }
      )
      call(
        router
          .put('/basket/:id/agreedPrices', [api.AgreedPrices, 'update'])
          .as('agreed_prices.update'),
        {
          summary:
            'Agrees to prices and days of the own basket that changed since an item was put in',
          description: 'Until then the basket cannot be ordered; `blocked` says so.',
          answer: basketSchema,
        }
      )
      call(router.delete('/basket/:id', [api.Baskets, 'destroy']).as('destroy'), {
        summary: 'Empties the own basket',
        answer: is.nothing,
        refusals: { 423: LOCKED },
      })
      call(router.delete('/basket/:id/:itemId', [api.BasketItems, 'destroy']).as('items.destroy'), {
        summary: 'Takes an item out of the own basket',
        answer: basketSchema,
        refusals: { 423: LOCKED },
      })
    })
    .prefix('/api/v1')
    .where('id', personId)
    .where('itemId', /^(?!lock$)[\w-]{1,40}$/)
    .as('api.basket')
    .use(middleware.auth())

  call(
    router
      .delete('/api/v1/visitor-basket/:itemId', [api.VisitorItems, 'destroy'])
      .where('itemId', /^[\w-]{1,40}$/)
      .as('api.basket.visitor_items.destroy'),
    {
      summary: 'Takes an item out of the basket that a visitor’s browser keeps',
      description:
        '`itemId` is its `clientItemId`. Needs no sign-in; the answer’s VAT is that of the percentage given.',
      query: { vat: about(is.number, 'Percent; none without it.') },
      answer: basketSchema,
    }
  )
}
