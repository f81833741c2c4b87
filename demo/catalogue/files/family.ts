import type { CalendarDay } from '#shared/domain/calendar_day'
import type { Random } from '#demo/catalogue/files/random'

export type Field = {
  name: string
  type: string
  unit?: string
  en: string
  de: string
  since?: string
}

export type Cell = string | number
export type FileContext = { day: CalendarDay; random: Random; rows: number; venues: string[] }

/** Notes for days on which something went wrong, in both languages. */
export type Notes = { degraded: [string, string][]; missing: [string, string][] }

/** A column whose values can be chosen, with the names of those that speak for themselves less. */
export type FilterField = { field: string; values: [code: string, name?: string][] }

/** A kind of file: its format, its fields and how the rows of a demo day are drawn. */
export type Family = {
  format: 'csv' | 'parquet' | 'pcap'
  compression: 'none' | 'gzip'
  /** Rows (or packets) of an ordinary day. */
  rows: number
  fields: Field[]
  draw(context: FileContext): Iterable<Cell[]>
  notes: Notes
  /** What can be chosen where a product lets buyers choose: exchanges, then currencies. */
  filters?: { levelOne: FilterField; levelTwo: FilterField }
}

/** Times of a day that only grow: nanoseconds since midnight UTC as ISO text. */
export function* times({ day, random, rows }: FileContext, from = 8, to = 16.5): Generator<string> {
  const average = ((to - from) * 3_600_000_000_000) / rows
  let moment = from * 3_600_000_000_000
  for (let row = 0; row < rows; row++) {
    moment += Math.floor(random.next() * 2 * average)
    yield stamp(day, moment)
  }
}

/** Nanoseconds of a day as ISO text. */
export function stamp({ iso }: CalendarDay, nanoseconds: number): string {
  const seconds = Math.floor(nanoseconds / 1e9)
  const clock = [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':')
  return `${iso}T${clock}.${String(Math.floor(nanoseconds % 1e9)).padStart(9, '0')}Z`
}

/** Names of the securities below, in the same order. */
export const ISIN_NAMES = [
  'Alster Schifffahrt AG',
  'Elbquelle SE',
  'Speicherstadt Immobilien AG',
  'Kaimauer Technik AG',
  'Hafenlicht Energie AG',
  'Windjammer Fonds SICAV',
  'Deltawerk NV',
  'Murtal Maschinen AG',
  'Loire Optique SA',
  'Ebro Vidrio SA',
]

export const ISINS = [
  'DE000ALS0013',
  'DE000ELB0026',
  'DE000SPE0031',
  'DE000KAI0040',
  'DE000HAF0055',
  'LU0000WND068',
  'NL0000DLT071',
  'AT0000MUR085',
  'FR0000LOI090',
  'ES0000EBR102',
]
