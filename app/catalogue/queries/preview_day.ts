import { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Result } from '#shared/domain/result'
import {
  columnKind,
  PREVIEW_ROWS,
  type Preview,
  type PreviewTable,
} from '#catalogue/domain/preview'
import { readPreview } from '#catalogue/gateways/preview/read_preview'
import { nameOf } from '#catalogue/queries/deliverable_files'
import { findPreviewFile, type FileOnHand } from '#catalogue/queries/find_preview_file'
import { getProduct, type ProductDetail } from '#catalogue/queries/get_product'

const REMEMBERED = 64

/** Seconds in which a file or two are read. */
const BUSY_SECONDS = 2

/** By key and content: a corrected file is read anew. */
const remembered = new Map<string, PreviewTable>()

export type PreviewRequest = { code: string; day: string; part?: number }

/** Refuses what is no day, a day without a file or archived, and files that have no rows. */
export async function previewDay(request: PreviewRequest): Promise<Result<Preview>> {
  const detail = await getProduct(request.code)
  if (!detail) return refuse('catalogue.errors.product_unknown', { status: 404 })
  const day = CalendarDay.parse(request.day)
  if (!day) return refuse('catalogue.errors.day_invalid', { field: 'day' })
  const params = { day: day.format() }
  const file = await findPreviewFile(detail.product.id, day.iso, request.part ?? 1)
  if (!file) return refuse('catalogue.errors.preview_no_file', { params, status: 404 })
  if (file.storage === 'archive') return refuse('catalogue.errors.preview_archived', { params })
  const table = await tableOf(file, detail)
  if (table === 'busy') {
    return refuse('catalogue.errors.preview_busy', { status: 429, retryAfter: BUSY_SECONDS })
  }
  return table ? ok(shown(file, table, detail)) : refuse('catalogue.errors.preview_unreadable')
}

async function tableOf(file: FileOnHand, { product }: ProductDetail) {
  const id = `${file.key}:${file.sha256}:${file.bytes}`
  const known = remembered.get(id)
  const { format, compression } = product
  const isGzip = compression === 'gzip' && format !== 'parquet'
  const table = known ?? (await readPreview({ ...file, format, isGzip }))
  if (!table || table === 'busy') return table
  remembered.delete(id)
  remembered.set(id, table)
  if (remembered.size > REMEMBERED) remembered.delete(remembered.keys().next().value!)
  return table
}

function shown(file: FileOnHand, table: PreviewTable, { product, fields }: ProductDetail): Preview {
  const { day, part, bytes } = file
  return {
    ...{ day, part, bytes, fileName: nameOf(file.key) },
    kind: product.format === 'pcap' ? 'packets' : 'rows',
    columns: table.columns.map(({ name, type: found }) => {
      const field = fields.find((one) => one.name === name)
      const type = field?.type ?? found
      return { name, type, kind: columnKind(found), unit: field?.unit ?? null }
    }),
    rows: table.rows.slice(0, PREVIEW_ROWS),
    more: table.rows.length > PREVIEW_ROWS,
  }
}
