import { Readable } from 'node:stream'
import { renderPdf } from '#shared/pdf'
import { made } from '#shared/storage'
import { FILE_KINDS, type FileKind } from '#reports/domain/report_state'
import type { ReportContent } from '#reports/domain/report_content'
import { reportCsv } from '#reports/gateways/report_csv'
import { reportWorkbook } from '#reports/gateways/report_workbook'
import { reportDocument } from '#reports/pdf/report_document'

export type DrawnFile = { kind: FileKind; key: string; name: string; bytes: number; sha256: string }

/** The four files of a report. Drawn again they are the same bytes under the same keys. */
export async function drawFiles(content: ReportContent): Promise<DrawnFile[]> {
  const drawn: DrawnFile[] = []
  for (const kind of FILE_KINDS) drawn.push(await draw(content, kind))
  return drawn
}

async function draw(content: ReportContent, kind: FileKind): Promise<DrawnFile> {
  const name = nameOf(content, kind)
  const key = `reports/${content.day.slice(0, 4)}/${content.id}/${name}`
  return { kind, key, name, ...(await made().putStream(key, await drawFile(content, kind))) }
}

/** The bytes of one file of a report. Drawn again they are the same. */
export async function drawFile(content: ReportContent, kind: FileKind): Promise<Readable> {
  if (kind === 'csv') return reportCsv(content)
  if (kind === 'xlsx') return Readable.from([await reportWorkbook(content)])
  return Readable.from([await renderPdf(reportDocument(content, kind === 'pdf_de' ? 'de' : 'en'))])
}

/** Report R-88001 of 4 September: R-88001_20260904_de.pdf. */
function nameOf({ id, day }: ReportContent, kind: FileKind): string {
  const [format, language] = kind.split('_')
  const stem = `R-${id}_${day.replaceAll('-', '')}`
  return `${stem}${language ? `_${language}` : ''}.${format}`
}
