import { transaction } from '#shared/database'
import { recordAudit, SYSTEM_ACTOR } from '#shared/audit'
import { nameReader } from '#catalogue/domain/file_pattern'
import {
  FilePlacer,
  isUnplaced,
  type PlacedFile,
  type Unplaced,
} from '#catalogue/actions/lake_import/place_file'
import type { ImportSource } from '#catalogue/actions/lake_import/sources'
import { storeBatch } from '#catalogue/actions/lake_import/store_batch'
import { takeInBatch } from '#catalogue/actions/lake_import/take_in_batch'
import { forgetReferenceData } from '#catalogue/queries/reference_data'

export type ImportRequest = {
  product: { id: number; code: string }
  /** How files are named: `{YYYYMMDD}` or `{YYYY-MM-DD}`, `{part}`, and `*` for anything. */
  pattern: string
  source: ImportSource
  /** Told after each batch how many files were looked at so far. */
  progress?: (seen: number) => void
}

export type ImportReport = {
  seen: number
  added: number
  changed: number
  unchanged: number
  unplaced: Unplaced[]
}

const BATCH = 1_000

/**
 * Takes files into the inventory of a product. Batches are stored one by one, so an interrupted
 * import goes on where it stopped when it is run again; the same file again changes nothing, other
 * bytes for the same day become its next version.
 */
export async function importLakeFiles(request: ImportRequest): Promise<ImportReport> {
  const report: ImportReport = { seen: 0, added: 0, changed: 0, unchanged: 0, unplaced: [] }
  const placer = new FilePlacer(nameReader(request.pattern))
  let batch: PlacedFile[] = []
  for await (const file of request.source.files()) {
    report.seen++
    const placed = placer.place(file)
    if (isUnplaced(placed)) report.unplaced.push(placed)
    else batch.push(placed)
    if (batch.length < BATCH) continue
    await handleBatch(request, batch, report)
    batch = []
  }
  await handleBatch(request, batch, report)
  await finish(request, report)
  return report
}

async function handleBatch(request: ImportRequest, batch: PlacedFile[], report: ImportReport) {
  const { product, source } = request
  const { taken, unplaced, unchanged } = await takeInBatch(product, source, batch)
  const { added, changed } = await storeBatch(product.id, taken)
  report.added += added
  report.changed += changed
  report.unchanged += unchanged
  report.unplaced.push(...unplaced)
  request.progress?.(report.seen)
}

async function finish({ product, pattern }: ImportRequest, report: ImportReport) {
  if (report.added + report.changed === 0) return
  const { seen, added, changed, unplaced } = report
  await transaction((trx) =>
    recordAudit(trx, {
      actor: SYSTEM_ACTOR,
      subject: { type: 'product', id: product.code },
      action: 'product.files_imported',
      after: { pattern, seen, added, changed, unplaced: unplaced.length },
    })
  )
  forgetReferenceData()
}
