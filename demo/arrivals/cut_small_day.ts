import type { PublishedProduct } from '#catalogue'
import { shortenDay } from '#demo/catalogue/shorten_day'
import { rows } from '#shared/database'
import { fateOf } from '#demo/arrivals/demo_morning'

const SHARE = 0.12

/** Of a product whose days were all whole so far the newest one breaks off early, before anybody looks. */
export async function cutSmallDay(products: readonly PublishedProduct[]): Promise<void> {
  const product = products.find(({ code }) => fateOf(code) === 'small')
  if (!product || (await isFollowed(product.id))) return
  await shortenDay({ code: product.code, day: product.lastDay, share: SHARE })
}

const isFollowed = async (id: number) =>
  (await rows(null, 'select from arrival_days where product_id = ? limit 1', [id])).length > 0
