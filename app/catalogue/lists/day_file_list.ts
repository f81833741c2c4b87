import type { DayFilesOf, OpenDays } from '#catalogue/domain/day_files_of'
import { rows } from '#shared/database'
import {
  allOf,
  contains,
  daysFrom,
  daysUntil,
  defineList,
  either,
  literally,
  type Condition,
} from '#shared/lists'

type Found = {
  productId: number
  name: string
  day: string
  part: number
  version: number
  condition: 'available' | 'degraded'
  storage: 'lake' | 'archive'
  bytes: number
  updatedAt: Date
}

export type DayFile = Found & {
  /** Product, day and part: names the file, whichever version it has. */
  id: string
  product: string
}

const NAME = `split_part(f.key, '/', -1)`

/** Compared byte by byte and not by the rules of a language, which is most of the time of thousands of names. */
const PLAIN_NAME = `${NAME} collate "C"`

/** Files of products on some days, the newest first. */
export const dayFileList = defineList<Found, DayFilesOf>()({
  columns: {
    productId: 'f.product_id',
    name: NAME,
    day: 'f.day',
    part: 'f.part',
    version: 'f.version',
    condition: 'f.condition',
    storage: 'f.storage',
    bytes: 'f.bytes',
    updatedAt: 'f.updated_at',
  },
  from: 'lake_files f',
  within: ({ productIds, days }) => allOf([ofProducts(productIds), either(days.map(within))]),
  sort: { day: 'day', name: { sql: PLAIN_NAME }, bytes: 'bytes', updated: 'updatedAt' },
  usual: { by: 'day', direction: 'desc', limit: 20 },
  thenBy: ['f.day desc', 'f.product_id', 'f.part'],
  hasNoNulls: true,
  search: inName,
  searchedBy: ['f.product_id', 'f.day', 'f.part'],
  load: named,
  filters: {
    from: daysFrom('f.day'),
    to: daysUntil('f.day'),
  },
})

/** File names hold plain letters; whoever searches for others is answered as in every list. */
function inName(text: string): Condition {
  if (!/^[\x20-\x7e]*$/.test(text)) return contains([NAME], text)
  return { sql: `lower(${PLAIN_NAME}) like ?`, values: [`%${literally(text.toLowerCase())}%`] }
}

/** Files of one product lie in the order of their days. */
const ofProducts = (ids: readonly number[]): Condition =>
  ids.length === 1
    ? { sql: 'f.product_id = ?', values: [ids[0]] }
    : { sql: 'f.product_id = any(?::int[])', values: [ids] }

const within = ({ from, until }: OpenDays): Condition =>
  allOf([
    from === null ? null : { sql: 'f.day >= ?', values: [from] },
    until === null ? null : { sql: 'f.day <= ?', values: [until] },
  ])

/** Said of the rows of a page only: those before it are passed over. */
async function named(found: Found[]): Promise<DayFile[]> {
  const products = await rows<{ id: number; name: string }>(
    null,
    'select id, name from products where id = any(?::int[])',
    [[...new Set(found.map(({ productId }) => productId))]]
  )
  const nameOf = new Map(products.map(({ id, name }) => [id, name]))
  return found.map((file) => ({
    ...file,
    id: `${file.productId}-${file.day.replaceAll('-', '')}-${file.part}`,
    product: nameOf.get(file.productId)!,
  }))
}
