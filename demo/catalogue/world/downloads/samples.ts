import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { CalendarDay } from '#shared/domain/calendar_day'
import { makeFile } from '#demo/catalogue/files/make_file'
import { SAMPLE_DAY } from '#demo/catalogue/seed_reference'
import { findPlan } from '#demo/catalogue/world/products/index'

export const SAMPLED_CODE = 'index_close'

const NEXT_DAY = '2025-03-04'
const EXPLAINED_ROWS = 20

type Sample = { name: string; content: string; day: string; language?: 'en' | 'de' }

/** Another day of a product, unpacked, and some rows of its sample day explained in both languages. */
export async function SAMPLES(): Promise<Sample[]> {
  const day = SAMPLE_DAY
  const table = await tableOf(day)
  return [
    { name: 'index_close_20250304.csv', content: await tableOf(NEXT_DAY), day: NEXT_DAY },
    { name: 'index_close_explained.json', content: explained(table, 'en'), day, language: 'en' },
    { name: 'index_close_erklaert.json', content: explained(table, 'de'), day, language: 'de' },
  ]
}

const { code, family, venues } = findPlan(SAMPLED_CODE)!

async function tableOf(iso: string): Promise<string> {
  const day = CalendarDay.parse(iso)!
  const packed = await buffer(await makeFile({ code, family: family!, venues, day, part: 1 }))
  return gunzipSync(packed).toString()
}

function explained(table: string, language: 'en' | 'de'): string {
  const fields = family!.fields.map(({ name, type, unit, ...meaning }) => ({
    ...{ name, type, unit: unit ?? null },
    meaning: meaning[language],
  }))
  const rows: object[] = parse(table, { columns: true, to: EXPLAINED_ROWS })
  return `${JSON.stringify({ fields, rows }, null, 2)}\n`
}
