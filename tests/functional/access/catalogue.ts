import { open, type Given } from '#tests/functional/access/support/row'
import { givenSoldProduct, WEEK } from '#tests/functional/orders/support/given_basket'

const DAYS = `from=${WEEK.from}&to=${WEEK.to}`

export async function given(): Promise<Given> {
  await givenSoldProduct('ACCESS')
  return { id: 'ACCESS', code: 'ACCESS', productIdentifier: 'ACCESS' }
}

export const rows = [
  open('GET /products', 200),
  open('GET /product/details/:productIdentifier', 200),
  open('GET /products/:code/quote', 200, { sends: () => ({ query: DAYS }) }),
  open('GET /api/v1/products/info', 200),
  open('GET /api/v1/products/info/:id/modulePricingLevels', 200),
  open('GET /api/v1/products/files', 200),
  open('GET /api/v1/a7products/info', 200),
  open('GET /api/v1/files/info', 200, {
    sends: ({ code }) => ({ query: `product=${code}&${DAYS}` }),
  }),
]
