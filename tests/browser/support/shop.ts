import { startTemporaryShop } from '../../../bin/support/temporary_shop.ts'

/** Starts a whole shop for the journeys; one that SHOP_URL names is used as it is. */
export default async function startShop() {
  if (process.env.SHOP_URL) return undefined
  const shop = await startTemporaryShop()
  process.env.SHOP_URL = shop.url
  process.env.INBOX_URL = shop.inboxUrl
  process.env.SHOP_DATA = shop.directory
  return shop.stop
}
