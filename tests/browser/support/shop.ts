import { startTemporaryShop } from '../../../bin/support/temporary_shop.ts'

/** Starts a whole shop for the journeys; answers how to stop it. */
export default async function startShop() {
  const shop = await startTemporaryShop()
  process.env.SHOP_URL = shop.url
  process.env.INBOX_URL = shop.inboxUrl
  process.env.SHOP_DATA = shop.directory
  return shop.stop
}
