import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeCapture } from '#catalogue/domain/capture'
import { PREVIEW_ROWS, type PreviewTable } from '#catalogue/domain/preview'
import type { FileFormat } from '#catalogue/domain/product_filter'
import { firstBytes, firstLines, writeBothEnds } from '#catalogue/gateways/preview/file_head'
import { Gate } from '#catalogue/gateways/preview/gate'
import { Interrupted, readTable } from '#catalogue/gateways/preview/table_reader'

export type PreviewedFile = { key: string; bytes: number; format: FileFormat; isGzip: boolean }

const gate = new Gate(2, 16)

/**
 * The first rows of a file of the lake, of which at most a megabyte is read; 'busy' when too many
 * ask at once, null for a file that cannot be shown as rows.
 */
export async function readPreview(file: PreviewedFile): Promise<PreviewTable | 'busy' | null> {
  const outcome = await gate.run(async () => ({ table: await tableOf(file).catch(failed) }))
  return outcome ? outcome.table : 'busy'
}

const failed = (error: unknown) => (error instanceof Interrupted ? ('busy' as const) : null)

async function tableOf(file: PreviewedFile): Promise<PreviewTable | null> {
  if (file.format === 'pcap') return decodeCapture(await firstBytes(file.key, file.isGzip))
  const path = join(tmpdir(), `kontor-preview-${randomUUID()}`)
  try {
    if (file.format === 'parquet') await writeBothEnds(file.key, file.bytes, path)
    else {
      const lines = await firstLines(file.key, file.isGzip, PREVIEW_ROWS + 2)
      await writeFile(path, lines, { mode: 0o600 })
    }
    return await readTable(path, file.format)
  } finally {
    await rm(path, { force: true })
  }
}
