import { availableParallelism } from 'node:os'

/** What a journey has to know of the shop that it goes through. */
export type ShopNote = { url: string; inboxUrl: string; directory: string }

/** A browser and the tests beside it keep two cores busy: a second browser takes as much time as it saves. */
const WORKERS = availableParallelism() >= 4 ? 2 : 1

/** Journeys that run at the same time go through shops of their own. */
export const SHOPS = process.env.SHOP_URL && !process.env.SHOPS ? 1 : WORKERS

export function noteShops(shops: ShopNote[]): void {
  process.env.SHOPS = JSON.stringify(shops)
}

/** Gives a process that runs journeys the shop that belongs to its place in the row. */
export function ownShop(): void {
  const place = process.env.TEST_PARALLEL_INDEX
  if (!process.env.SHOPS || place === undefined) return
  const shops = JSON.parse(process.env.SHOPS) as ShopNote[]
  const { url, inboxUrl, directory } = shops[Number(place)]!
  Object.assign(process.env, { SHOP_URL: url, INBOX_URL: inboxUrl, SHOP_DATA: directory })
}
