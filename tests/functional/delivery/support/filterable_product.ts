import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { forgetReferenceData } from '#catalogue/queries/reference_data'
import { dataDirectory } from '#config/storage'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import { made } from '#shared/storage'
import { insertProduct, type LakeProduct } from '#tests/functional/delivery/support/lake_product'

const FIRST = CalendarDay.of(2000, 1, 1)
const LEVELS = [
  { field: 'venue', codes: ['XALC', 'XALD'] },
  { field: 'currency', codes: ['EUR', 'CHF'] },
]

export type Content = { ending: 'csv' | 'csv.gz' | 'parquet'; bytes: Buffer }

export const csv = (text: string): Content => ({ ending: 'csv', bytes: Buffer.from(text) })
export const zipped = (text: string): Content => ({ ending: 'csv.gz', bytes: gzipSync(text) })

type Given = { isinField?: string; hasLevels?: boolean }

/**
 * A product of which venues and currencies (unless it has none) and securities can be chosen, with
 * one file a day from 2000/01/01.
 */
export async function givenFilterable(
  code: string,
  days: Content[],
  { isinField, hasLevels = true }: Given = {}
): Promise<LakeProduct> {
  const id = await insertProduct(code, 'filterable')
  if (isinField) {
    await rows(null, 'update products set isin_field = ? where id = ?', [isinField, id])
  }
  for (const [at, { field, codes }] of (hasLevels ? LEVELS : []).entries()) {
    await rows(null, 'insert into product_filter_levels values (?, ?, ?)', [id, at + 1, field])
    for (const value of codes) {
      await rows(
        null,
        'insert into product_filter_values (product_id, level, code) values (?, ?, ?)',
        [id, at + 1, value]
      )
    }
  }
  forgetReferenceData()
  for (const [at, content] of days.entries()) await writeDay(id, code, at, content)
  return { id, code, range: new DayRange(FIRST, FIRST.plusDays(days.length - 1)) }
}

async function writeDay(id: number, code: string, at: number, { ending, bytes }: Content) {
  const day = FIRST.plusDays(at).iso
  const folder = join(dataDirectory, 'storage', 'lake', code)
  if (at === 0) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${code}_${day}.${ending}`), bytes)
  await rows(
    null,
    `insert into lake_files (product_id, day, key, bytes, sha256) values (?, ?, ?, ?, ?)`,
    [id, day, `${code}/${code}_${day}.${ending}`, bytes.length, sha256Of(bytes)]
  )
}

export const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Everything that the shop has made for a fulfilment, by key. */
export async function madeFiles(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for await (const { key } of made().list('extracts')) {
    const parts: Buffer[] = []
    for await (const part of await made().read(key)) parts.push(part as Buffer)
    files.set(key, Buffer.concat(parts))
  }
  return files
}

export const unzipped = (bytes: Buffer): string => gunzipSync(bytes).toString()

export const removeMade = () =>
  rmSync(join(dataDirectory, 'storage', 'files', 'extracts'), { recursive: true, force: true })
