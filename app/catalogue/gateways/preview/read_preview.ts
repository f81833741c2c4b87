import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EngineProblem } from '#shared/duckdb'
import { Gate } from '#shared/gate'
import { decodeCapture } from '#catalogue/domain/capture'
import { PREVIEW_ROWS, type PreviewTable } from '#catalogue/domain/preview'
import type { FileFormat } from '#catalogue/domain/product_filter'
import { firstBytes, firstLines, writeBothEnds } from '#catalogue/gateways/preview/file_head'
import { readTable, tables } from '#catalogue/gateways/preview/table_reader'

export type PreviewedFile = { key: string; bytes: number; format: FileFormat; isGzip: boolean }

const gate = new Gate(2, 16)

/** Reads at most a megabyte; 'busy' for too many at once, null for what has no rows. */
export async function readPreview(file: PreviewedFile): Promise<PreviewTable | 'busy' | null> {
  const outcome = await gate.run(async () => ({ table: await tableOf(file).catch(failed) }))
  return outcome ? outcome.table : 'busy'
}

/** Another file may have ended the process while this one was read. */
const failed = (error: unknown) =>
  error instanceof EngineProblem && error.kind === 'ended' ? ('busy' as const) : null

async function tableOf(file: PreviewedFile): Promise<PreviewTable | null> {
  if (file.format === 'pcap') return decodeCapture(await firstBytes(file.key, file.isGzip))
  const { key, bytes, format, isGzip } = file
  return tables.withFolder(async (folder) => {
    const path = join(folder, 'beginning')
    if (format === 'parquet') await writeBothEnds(key, bytes, path)
    else await writeFile(path, await firstLines(key, isGzip, PREVIEW_ROWS + 2), { mode: 0o600 })
    return readTable(path, format)
  })
}
