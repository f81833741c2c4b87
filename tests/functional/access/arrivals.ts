import { givenSoldProduct } from '#tests/fixtures/basket/given_basket'
import { only, open, type Answer, type Given } from '#tests/fixtures/identity/access/row'

export async function given(): Promise<Given> {
  await givenSoldProduct('ACCESS')
  return { morning: '2026-03-03', product: 'ACCESS' }
}

const readers = (route: string, answer: Answer = 200) => only(['manager', 'admin'], route, answer)

export const rows = [
  open('GET /status', 200),
  readers('GET /admin/arrivals'),
  readers('GET /admin/arrivals/export'),
  readers('GET /admin/arrivals/mornings/:morning'),
  readers('GET /admin/arrivals/mornings/:morning/export'),
  readers('GET /admin/arrivals/products/:product'),
  readers('GET /admin/arrivals/products/:product/export'),
  readers('GET /api/v1/arrivals'),
  readers('GET /api/v1/arrivals/mornings/:morning'),
  readers('GET /api/v1/arrivals/products/:product'),
]
