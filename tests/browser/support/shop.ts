import { startTemporaryShops } from '../../../bin/support/temporary_shops.ts'
import { noteShops, SHOPS } from './own_shop.ts'

/** Starts whole shops for the journeys; one that SHOP_URL names is used as it is. */
export default async function startShops() {
  if (process.env.SHOP_URL) return undefined
  const { shops, stop } = await startTemporaryShops(SHOPS)
  noteShops(shops)
  return stop
}
