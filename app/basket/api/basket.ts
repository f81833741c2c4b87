import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { controllers } from '#generated/controllers'
import { rowId } from '#shared/http/row_id'
import { callsOf, is } from '#shared/http/api_description'
import { sentItemValidator } from '#basket/validators/wanted_item'

const { api } = controllers.basket
const call = callsOf('Basket')

const { about, euros, integer, listOf, moment, nullable, object, text, wireDay } = is

const part = object({ id: integer, code: text, name: about(text, 'The code where it has none.') })

const chosenParts = object({ levelOne: listOf(part), levelTwo: listOf(part) })

const item = object({
  id: about(nullable(integer), 'Null in the basket of a visitor.'),
  clientItemId: text,
  type: about(is.oneOf(['otp']), 'Bought once; subscriptions are requested.'),
  product: about(text, 'Code of the product.'),
  productName: nullable(text),
  from: wireDay,
  to: wireDay,
  price: nullable(euros),
  formerPrice: about(nullable(euros), 'The price agreed to, where it has changed since.'),
  formerDays: about(nullable(integer), 'The days with files agreed to, where they have changed.'),
  numberOfFiles: integer,
  numberOfModules: nullable(integer),
  includeDegraded: about(is.flag, 'Whether degraded days are charged and delivered.'),
  overlapDays: about(
    integer,
    'Charged days that an item before it in the basket holds as well: of the same product, and the parts or ISINs of one are among those of the other. A hint; it hinders no order.'
  ),
  isins: about(
    listOf(object({ isin: text, name: nullable(text), isAvailable: is.flag })),
    'Of a product that is sold by ISIN; unavailable ones are neither charged nor delivered.'
  ),
  productRemark: about(nullable(text), 'HTML.'),
  filterableProductParameters: about(nullable(chosenParts), 'Only of filterable products.'),
  errors: listOf(object({ 'code': text, 'params?': is.mapOf(is.anything) })),
})

const basket = is.named(
  'Basket',
  object({
    userId: about(nullable(integer), 'Null in the basket of a visitor.'),
    type: about(is.oneOf(['INTERNAL', 'B2B']), 'What its order will be.'),
    state: is.oneOf(['New', 'Locked']),
    lockedUntil: nullable(moment),
    updated: about(nullable(moment), 'Null while nothing was ever put into it.'),
    paymentMethod: about(
      nullable(is.oneOf(['Card'])),
      'Said with the checkout; a card while a payment locks the basket.'
    ),
    remark: about(nullable(text), 'Said with the checkout: null until then.'),
    email: about(
      nullable(text),
      'Null in the basket of a visitor, like all that is known of a buyer.'
    ),
    company: nullable(text),
    tin: about(nullable(text), 'VAT ID.'),
    billingAddress: nullable(is.address),
    deliveryAddress: nullable(is.address),
    additionalInfo: object({
      accepted: about(is.flag, 'Whether a card would be accepted for it as it is now.'),
    }),
    items: listOf(item),
    subtotal: euros,
    adminFee: euros,
    discount: euros,
    totalPrice: about(euros, 'Net, in euros.'),
    vat: about(integer, 'Percent.'),
    vatAmount: euros,
    vatReason: is.oneOf(['domestic', 'eu_reverse_charge', 'outside_eu', 'quota', 'unknown']),
    grossPrice: euros,
    delivery: is.oneOf(['Download']),
    blocked: about(nullable(text), 'Code of what keeps the basket from being ordered.'),
  })
)

const LOCKED = 'The basket is locked: a payment for it is under way.'

/** A basket and its items. */
export default function basketCalls() {
  router
    .group(() => {
      call(router.get('/basket/:id', [api.Baskets, 'show']).as('show'), {
        summary: 'The own basket with what it costs now',
        description: '`id` is the id of the user.',
        answer: basket,
      })
      call(router.post('/basket/:id', [api.BasketItems, 'store']).as('items.store'), {
        summary: 'Puts days of a product into the own basket',
        description:
          'The same `clientItemId` again changes nothing. `isins` names the securities of a product that is sold by ISIN.',
        body: sentItemValidator,
        answer: basket,
        status: 201,
        refusals: { 409: 'The basket is full.', 423: LOCKED },
      })
      call(
        router
          .put('/basket/:id/agreedPrices', [api.AgreedPrices, 'update'])
          .as('agreed_prices.update'),
        {
          summary:
            'Agrees to prices and days of the own basket that changed since an item was put in',
          description: 'Until then the basket cannot be ordered; `blocked` says so.',
          answer: basket,
        }
      )
      call(router.delete('/basket/:id', [api.Baskets, 'destroy']).as('destroy'), {
        summary: 'Empties the own basket',
        answer: is.nothing,
        refusals: { 423: LOCKED },
      })
      call(router.delete('/basket/:id/:itemId', [api.BasketItems, 'destroy']).as('items.destroy'), {
        summary: 'Takes an item out of the own basket',
        answer: basket,
        refusals: { 423: LOCKED },
      })
    })
    .prefix('/api/v1')
    .where('id', rowId)
    .where('itemId', /^(?!lock$)[\w-]{1,40}$/)
    .as('api.basket')
    .use(middleware.auth())

  call(
    router
      .delete('/api/v1/basket/items/:itemId', [api.VisitorItems, 'destroy'])
      .where('itemId', /^[\w-]{1,40}$/)
      .as('api.basket.visitor_items.destroy'),
    {
      summary: 'Takes an item out of the basket that a visitor’s browser keeps',
      description:
        '`itemId` is its `clientItemId`. Needs no sign-in; the answer’s VAT is that of the percentage given.',
      query: { vat: about(is.number, 'Percent; none without it.') },
      answer: basket,
    }
  )
}
