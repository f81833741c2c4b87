import { writtenDays, type DayFilesOf } from '#catalogue/domain/day_files_of'
import { defineList } from '#shared/lists'

export type DayFile = {
  /** Product, day and part: names the file, whichever version it has. */
  id: string
  productId: number
  product: string
  name: string
  day: string
  part: number
  version: number
  condition: 'available' | 'degraded'
  storage: 'lake' | 'archive'
  bytes: number
  updatedAt: Date
}

/** Files of products on some days, the newest first. */
export const dayFileList = defineList<DayFile, DayFilesOf>()({
  columns: {
    id: `f.product_id || '-' || to_char(f.day, 'YYYYMMDD') || '-' || f.part`,
    productId: 'f.product_id',
    product: 'p.name',
    name: `regexp_replace(f.key, '^.*/', '')`,
    day: 'f.day',
    part: 'f.part',
    version: 'f.version',
    condition: 'f.condition',
    storage: 'f.storage',
    bytes: 'f.bytes',
    updatedAt: 'f.updated_at',
  },
  from: 'lake_files f join products p on p.id = f.product_id',
  within: ({ productIds, days }) => ({
    sql: 'f.product_id = any(?::int[]) and f.day <@ ?::datemultirange',
    values: [productIds, writtenDays(days)],
  }),
  sort: { day: 'day', name: 'name', bytes: 'bytes', updated: 'updatedAt' },
  usual: { by: 'day', direction: 'desc', limit: 20 },
  thenBy: ['f.day desc', 'f.product_id', 'f.part'],
  search: ['name'],
  filters: {
    from: { condition: ([day]: string[]) => ({ sql: 'f.day >= ?', values: [day] }), isDay: true },
    to: { condition: ([day]: string[]) => ({ sql: 'f.day <= ?', values: [day] }), isDay: true },
  },
})
