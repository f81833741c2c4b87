import type { HttpContext } from '@adonisjs/core/http'
import { givenBytes } from '#delivery'
import { callerOf } from '#shared/http/caller'
import { attachmentNamed } from '#shared/http/content_disposition'
import { answerRefusal } from '#shared/http/refusals'
import { wholeFile } from '#reports/actions/make/mend_files'
import { reportReference } from '#reports/domain/report_reference'
import { FILE_KINDS, TYPES_OF_FILES, type FileKind } from '#reports/domain/report_state'
import { findFile, type ReportFile } from '#reports/queries/find_file'

/** Streams a file of a report, which the ledger of downloads is told; `pdf` is the one in the reader's language. */
export async function sendReport(ctx: HttpContext, userId: number | null) {
  const { params, response, request, locale } = ctx
  const kind =
    params.kind === 'pdf'
      ? (`pdf_${locale}` as const)
      : FILE_KINDS.find((one) => one === params.kind)
  const file = kind && (await findFile({ id: Number(params.report), kind, userId }))
  if (!file) return answerRefusal(ctx, { code: 'reports.errors.not_found', status: 404 })
  if (!(await wholeFile(file))) {
    return answerRefusal(ctx, { code: 'reports.errors.file_damaged', status: 409 })
  }
  describe(ctx, kind, file)
  if (request.method() === 'HEAD') return response.send('')
  if (response.fresh()) return response.status(304).removeHeader('content-length').send(null)
  const fetched = { reference: reportReference(file.id), key: file.key, userId: callerOf(ctx).id }
  return response.stream(await givenBytes(ctx, fetched))
}

function describe({ response }: HttpContext, kind: FileKind, { name, bytes, sha256 }: ReportFile) {
  response.header('content-type', withCharset(TYPES_OF_FILES[kind]))
  response.header('content-disposition', attachmentNamed(name))
  response.header('x-content-type-options', 'nosniff')
  response.header('content-length', String(bytes))
  response.header('cache-control', 'private, no-cache, no-transform')
  response.header('etag', `"${sha256}"`)
}

const withCharset = (type: string) => (type.startsWith('text/') ? `${type}; charset=utf-8` : type)
