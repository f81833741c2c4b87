import { createHash } from 'node:crypto'
import {
  columnsOf,
  deliverableFiles,
  type ProductColumn,
  type Quote,
  type QuoteLine,
} from '#catalogue'
import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import { MOST_TEST_FILES } from '#orders/domain/test_orders/limits'
import { sampleContent, sampleNameOf } from '#orders/domain/test_orders/sample_file'

export type SampleFile = {
  path: string
  name: string
  product: string
  day: string
  part: number
  version: number
  condition: 'available' | 'degraded'
  content: string
  bytes: number
  sha256: string
}

/** One for each file that a real order would bring, with made content; null where they are too many. */
export async function sampleFilesOf({ lines }: Quote): Promise<SampleFile[] | null> {
  const folders = foldersOf(lines)
  const columns = await columnsOf(lines.map(({ product }) => product.id))
  const files: SampleFile[] = []
  for (const [at, line] of lines.entries()) {
    const of = { folder: folders[at]!, columns: columns.get(line.product.id) ?? [] }
    for await (const file of filesOfLine(line, of)) {
      if (files.push(file) > MOST_TEST_FILES) return null
    }
  }
  return files
}

/** A second item of the same product gets a folder of its own, as in a real order. */
const foldersOf = (lines: readonly QuoteLine[]): string[] =>
  lines.map(({ product: { code } }, at) => {
    const before = lines.slice(0, at).filter(({ product }) => product.code === code).length
    return before === 0 ? code : `${code}-${before + 1}`
  })

type Of = { folder: string; columns: readonly ProductColumn[] }

async function* filesOfLine(line: QuoteLine, { folder, columns }: Of): AsyncGenerator<SampleFile> {
  const { product, range, degradedIncluded: includeDegraded } = line
  const days = new DayRange(CalendarDay.parse(range.from)!, CalendarDay.parse(range.to)!)
  for await (const file of deliverableFiles(product.id, days, null, { includeDegraded })) {
    const { day, part, version, condition } = file
    const content = sampleContent(day, columns)
    const name = sampleNameOf(file.name)
    yield {
      ...{ path: `${folder}/${name}`, name, product: product.code, day, part, version, condition },
      ...{ content, bytes: Buffer.byteLength(content) },
      sha256: createHash('sha256').update(content).digest('hex'),
    }
  }
}
