import type { Reached } from '#shared/run_states'
import { importLakeFiles } from '#catalogue/actions/import_lake_files'
import { indexedSource } from '#catalogue/actions/lake_import/indexed_source'
import type { ImportSource } from '#catalogue/actions/lake_import/sources'
import type { Outcome } from '#catalogue/actions/lake_runs/outcome'
import type { RunWatch } from '#catalogue/actions/lake_runs/watch_run'
import type { IndexAsked, IndexReport } from '#catalogue/domain/lake_run'
import { summaryOf } from '#catalogue/domain/left_summary'
import type { LakeRun } from '#catalogue/queries/lake_runs/lake_runs'
import { loadProductRows } from '#catalogue/queries/product_rows'

/** Compares what lies in the lake with the days of a product, and takes in what is new or other. */
export async function indexAsked(
  { productId, asked }: LakeRun,
  { reached, signal }: RunWatch
): Promise<Outcome> {
  const [product] = await loadProductRows(null, { ids: [productId!] })
  const { prefixes } = asked as IndexAsked
  const { source, total } = await indexedSource(product!, prefixes)
  reached.total = total
  const { unplaced, absent, ...counts } = await importLakeFiles({
    ...{ product: product!, pattern: product!.filePattern },
    ...{ source: counted(source, reached), stop: signal },
  })
  signal.throwIfAborted()
  const { seen, added, changed, unchanged } = counts
  const report: IndexReport = {
    ...{ seen, added, changed, unchanged },
    ...{ absent: absent.length, left: summaryOf(unplaced) },
  }
  return { report }
}

/** The size of each file is asked for once. */
const counted = (source: ImportSource, reached: Reached): ImportSource => ({
  ...source,
  bytes: (file) => {
    reached.done++
    return source.bytes(file)
  },
})
