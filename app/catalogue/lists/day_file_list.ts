import type { DayFilesOf, OpenDays } from '#catalogue/domain/day_files_of'
import { rows } from '#shared/database'
import { allOf, defineList, either, type Condition } from '#shared/lists'

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

/** Files of products on some days, the newest first. */
export const dayFileList = defineList<Found, DayFilesOf>()({
  columns: {
    productId: 'f.product_id',
    name: `split_part(f.key, '/', -1)`,
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
  sort: { day: 'day', name: 'name', bytes: 'bytes', updated: 'updatedAt' },
  usual: { by: 'day', direction: 'desc', limit: 20 },
  thenBy: ['f.day desc', 'f.product_id', 'f.part'],
  hasNoNulls: true,
  search: ['name'],
  load: named,
  filters: {
    from: { condition: ([day]: string[]) => ({ sql: 'f.day >= ?', values: [day] }), isDay: true },
    to: { condition: ([day]: string[]) => ({ sql: 'f.day <= ?', values: [day] }), isDay: true },
  },
})

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
