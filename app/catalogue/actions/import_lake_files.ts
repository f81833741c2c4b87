import { rows, transaction } from '#shared/database'
import { recordAudit, SYSTEM_ACTOR } from '#shared/audit'
import { nameReader } from '#catalogue/domain/file_pattern'
import {
  FilePlacer,
  type CalendarYears,
  type PlacedFile,
} from '#catalogue/actions/lake_import/place_file'
import type { ImportSource } from '#catalogue/actions/lake_import/sources'
import { storeBatch } from '#catalogue/actions/lake_import/store_batch'
import { takeInBatch } from '#catalogue/actions/lake_import/take_in_batch'
import { isUnplaced, type Unplaced } from '#catalogue/domain/unplaced'
import {
  absentFiles,
  withdrawFiles,
  type AbsentFile,
  type Withdrawal,
} from '#catalogue/actions/lake_import/withdraw_files'
import { forgetReferenceData } from '#catalogue/queries/reference_data'

export type ImportRequest = {
  product: { id: number; code: string }
  /** How files are named: `{YYYYMMDD}` or another day, `{part}`, and `*` for anything. */
  pattern: string
  source: ImportSource
  /** Withdraws what the source no longer holds, if it is just as many files as somebody expects. */
  withdraw?: number
  progress?: (seen: number) => void
  /** Ends the import after the files that it has begun; what was done by then is kept. */
  stop?: AbortSignal
}

export type ImportReport = {
  seen: number
  added: number
  changed: number
  unchanged: number
  unplaced: Unplaced[]
  /** Files of the inventory that the source does not hold; unknown after an import in part. */
  absent: AbsentFile[]
  withdrawn: number
  /** What stays of the absent files, because it was ordered and is not delivered yet. */
  owed: Withdrawal['owed']
  /** Whether it was asked to stop before its end. */
  stopped: boolean
}

const BATCH = 1_000
const NOTHING_YET = { seen: 0, added: 0, changed: 0, unchanged: 0, withdrawn: 0, stopped: false }

/** Run again it goes on where it stopped. Other bytes for the same day become its next version. */
export async function importLakeFiles(request: ImportRequest): Promise<ImportReport> {
  const { product, pattern, source, stop } = request
  const report: ImportReport = { ...NOTHING_YET, unplaced: [], absent: [], owed: [] }
  const placer = new FilePlacer(nameReader(pattern), await yearsOf(product.id))
  let batch: PlacedFile[] = []
  for await (const file of source.files()) {
    if (stop?.aborted) break
    report.seen++
    const placed = isUnplaced(file) ? file : placer.place(file)
    if (isUnplaced(placed)) report.unplaced.push(placed)
    else batch.push(placed)
    if (batch.length < BATCH) continue
    await handleBatch(request, batch, report)
    batch = []
  }
  await handleBatch(request, batch, report)
  report.stopped = stop?.aborted ?? false
  if (sawEverything(report)) await compare(request, placer, report)
  await finish(request, report)
  return report
}

async function handleBatch(request: ImportRequest, batch: PlacedFile[], report: ImportReport) {
  const { product, source, stop } = request
  const { taken, unplaced, unchanged } = await takeInBatch(product, source, batch, stop)
  const { added, changed } = await storeBatch(product.id, taken)
  report.added += added
  report.changed += changed
  report.unchanged += unchanged
  report.unplaced.push(...unplaced)
  request.progress?.(report.seen)
}

/** A folder that cannot be read, or holds nothing, says nothing of what is no longer there. */
const sawEverything = ({ stopped, unplaced, added, changed, unchanged }: ImportReport) =>
  !stopped &&
  added + changed + unchanged > 0 &&
  unplaced.every(({ reason }) => reason !== 'unreadable_folder')

async function compare(
  { product, withdraw }: ImportRequest,
  placer: FilePlacer,
  report: ImportReport
) {
  report.absent = await absentFiles(product.id, placer)
  if (report.absent.length !== withdraw) return
  Object.assign(report, await withdrawFiles(product, report.absent))
}

async function yearsOf(productId: number): Promise<CalendarYears> {
  const [years] = await rows<CalendarYears>(
    null,
    `select first_year as "firstYear", last_year as "lastYear"
       from trading_calendars join products on calendar_code = trading_calendars.code
      where products.id = ?`,
    [productId]
  )
  return years!
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
