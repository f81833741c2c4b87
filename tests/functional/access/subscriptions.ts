import { ALWAYS } from '#subscriptions/domain/entitlement'
import { own, signedIn, type Given, type People } from '#tests/fixtures/identity/access/row'
import { givenProduct } from '#tests/fixtures/catalogue/lake_product'
import { givenSubscription, givenType } from '#tests/fixtures/subscriptions/given_subscription'

export async function given({ customer }: People): Promise<Given> {
  const product = await givenProduct('access_levels', { days: 1 })
  const subscription = await givenType({ productIds: [product.id] })
  const open = { isUnrestricted: true, visible: ALWAYS, ranges: [] }
  await givenSubscription(subscription, customer.id, open)
  return { subscription, file: `${product.id}-20000101-1` }
}

export const rows = [
  signedIn('GET /my-account/my-subscriptions', 200),
  own('GET /my-account/my-subscriptions/:subscription', 200),
  own('GET /my-account/my-subscriptions/:subscription/files/:file', 200),
]
