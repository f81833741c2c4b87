import { createHash } from 'node:crypto'
import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { forgetReferenceData } from '#catalogue/queries/reference_data'
import { dataDirectory } from '#config/storage'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'

const folderOf = (code: string) => join(dataDirectory, 'storage', 'lake', code)
export const pathOf = (code: string, day: string) => join(folderOf(code), `${code}_${day}.csv`)

const CONTENT = 'time,price\n09:00:00,100.25\n'
export const SHA256 = createHash('sha256').update(CONTENT).digest('hex')

export type LakeProduct = { id: number; code: string; range: DayRange }

type Options = { days: number; knowsSha256?: boolean; archived?: number }

/** A product with one small file a calendar day from 2000/01/01; the first ones may be archived. */
export async function givenProduct(code: string, options: Options): Promise<LakeProduct> {
  const { days, knowsSha256 = true, archived = 0 } = options
  const first = CalendarDay.of(2000, 1, 1)
  const range = new DayRange(first, first.plusDays(days - 1))
  const id = await insertProduct(code)
  await rows(
    null,
    `insert into lake_files (product_id, day, key, bytes, sha256, storage)
     select ?, day, ? || '/' || ? || '_' || day || '.csv', ?, ?,
            case when day < ?::date + ?::int then 'archive' else 'lake' end
       from (select generate_series(?::date, ?::date, '1 day')::date as day) as days`,
    [
      ...[id, code, code, CONTENT.length, knowsSha256 ? SHA256 : null],
      ...[first.iso, archived, range.from.iso, range.to.iso],
    ]
  )
  writeFiles(code, [...range.days()].slice(archived))
  return { id, code, range }
}

export async function insertProduct(code: string, kind = 'files'): Promise<number> {
  await rows(
    null,
    `insert into trading_calendars values ('TEST', 'Test', 'Test', 2000, 2030)
       on conflict do nothing`
  )
  await rows(
    null,
    `insert into categories (id, catalogue, name_en, name_de, description_en, description_de, position)
     values ('delivery-tests', 'shop', 'Test', 'Test', '', '', 99) on conflict do nothing`
  )
  const [product] = await rows<{ id: number }>(
    null,
    `insert into products (code, name, description_en, description_de, category_id, calendar_code,
       daily_price_cents, format, file_pattern, kind)
     values (?, ?, '', '', 'delivery-tests', 'TEST', 100, 'csv', '{code}_{day}.csv', ?) returning id`,
    [code, code, kind]
  )
  forgetReferenceData()
  return product!.id
}

/** One file and links to it: thousands of days cost nothing. */
function writeFiles(code: string, days: CalendarDay[]): void {
  rmSync(folderOf(code), { recursive: true, force: true })
  mkdirSync(folderOf(code), { recursive: true })
  const original = join(folderOf(code), 'original')
  writeFileSync(original, CONTENT)
  for (const { iso } of days) linkSync(original, pathOf(code, iso))
}

/** Puts the file of one day (back) into the lake. */
export const writeDay = (code: string, day: string, content = CONTENT) =>
  writeFileSync(pathOf(code, day), content)

export const removeProducts = async (): Promise<void> => {
  await rows(null, `delete from products where category_id = 'delivery-tests'`)
  await rows(null, `delete from categories where id = 'delivery-tests'`)
  forgetReferenceData()
}
