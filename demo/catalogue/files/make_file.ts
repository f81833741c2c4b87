import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { CalendarDay } from '#shared/domain/calendar_day'
import { dayFacts } from '#demo/catalogue/files/day_facts'
import type { Cell, Family, FileContext } from '#demo/catalogue/files/family'
import { parquetFile } from '#demo/catalogue/files/parquet_file'
import { pcapFile } from '#demo/catalogue/files/pcap_file'
import { Random } from '#demo/catalogue/files/random'

export type FileOrder = {
  code: string
  family: Family
  venues: string[]
  day: CalendarDay
  part: number
}

/** Rows of a file on a day: the ordinary number moved by the volume of that day. */
export const rowsOn = ({ code, family, day }: Pick<FileOrder, 'code' | 'family' | 'day'>) =>
  Math.round(family.rows * dayFacts(code, day.iso).volume)

/**
 * The content of a demo file: drawn from product, day and part alone, so that making it again
 * years later gives the same bytes.
 */
export async function makeFile(order: FileOrder): Promise<Readable> {
  const { code, family, venues, day, part } = order
  const random = new Random(`${code}:${day.iso}:${part}`)
  const context: FileContext = { day, random, venues, rows: rowsOn(order) }
  if (family.format === 'pcap') return Readable.from(pcapFile(family.draw(context), part))
  const lines = csvChunks(family, context)
  if (family.format === 'parquet') return parquetFile(lines)
  return Readable.from(lines).pipe(createGzip({ level: 6 }))
}

const LINES_PER_CHUNK = 200

function* csvChunks(family: Family, context: FileContext): Generator<Buffer> {
  let lines = [family.fields.map(({ name }) => name).join(',')]
  for (const cells of family.draw(context)) {
    lines.push(csvLine(cells))
    if (lines.length < LINES_PER_CHUNK) continue
    yield Buffer.from(`${lines.join('\n')}\n`)
    lines = []
  }
  if (lines.length > 0) yield Buffer.from(`${lines.join('\n')}\n`)
}

/** Drawn cells hold no commas or quotes. */
const csvLine = (cells: Cell[]) => cells.join(',')
