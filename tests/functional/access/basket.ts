import { ADDRESS } from '#database/factories/identity/people'
import { rows as select } from '#shared/database'
import { open, own, signedIn, type Given, type People } from '#tests/fixtures/identity/access/row'
import { givenItem, givenSoldProduct, WEEK } from '#tests/fixtures/basket/given_basket'

export async function given({ customer }: People): Promise<Given> {
  await givenSoldProduct('ACCESS')
  await givenItem(customer, 'ACCESS')
  const [item] = await select<{ ref: number }>(
    null,
    'select client_item_id as ref from basket_items where user_id = ?',
    [customer.id]
  )
  return { id: customer.id, ref: item!.ref, itemId: item!.ref, kind: 'billing' }
}

const item = () => ({
  body: { productCode: 'ACCESS', clientItemId: '0c7b1f0e-51b2-4a0e-9d4e-54a2a1b7b9a1', ...WEEK },
})

export const rows = [
  open('GET /basket', '→ /basket/1'),
  open('GET /basket/1', 200),
  open('DELETE /basket', '→ /basket/1'),
  open('POST /basket/items', 302, { sends: item }),
  open('PUT /basket/items/:ref', 'refused', {
    sends: () => ({ body: WEEK }),
    but: { customer: 302 },
  }),
  open('DELETE /basket/items/:ref', 302),
  signedIn('POST /my-account/quotes/:number/order', 'refused', {
    sends: () => ({ params: { number: 999_999 } }),
  }),
  signedIn('PUT /basket/agreed-prices', '→ /basket/1'),
  signedIn('GET /basket/2', '→ /basket/1', { but: { customer: 200 } }),
  signedIn('PUT /basket/addresses/:kind', '→ /basket/2', { sends: () => ({ body: ADDRESS }) }),
  signedIn('PUT /basket/vat-id', '→ /basket/2', {
    sends: () => ({ body: { vatId: 'DE312748100' } }),
  }),
  open('DELETE /api/v1/visitor-basket/:itemId', 200),
  own('GET /api/v1/basket/:id', 200),
  own('POST /api/v1/basket/:id', 201, {
    sends: () => ({ body: { product: 'ACCESS', ...WEEK } }),
  }),
  own('POST /api/v1/basket/:id/saved-quotes/:number', 404, {
    sends: () => ({ params: { number: 999_999 } }),
  }),
  own('PUT /api/v1/basket/:id/agreedPrices', 200),
  own('DELETE /api/v1/basket/:id', 200),
  own('DELETE /api/v1/basket/:id/:itemId', 200),
]
