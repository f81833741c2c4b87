import type { HttpContext } from '@adonisjs/core/http'
import { attachmentNamed } from '#shared/http/content_disposition'
import { answerRefusal } from '#shared/http/refusals'
import { made } from '#shared/storage'
import { wholeFile } from '#reports/actions/make/mend_files'
import { FILE_KINDS, TYPES_OF_FILES } from '#reports/domain/report_state'
import { findFile } from '#reports/queries/find_file'

/** Streams a file of a report; `pdf` is the one in the reader's language. */
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
  response.header('content-type', withCharset(TYPES_OF_FILES[kind]))
  response.header('content-disposition', attachmentNamed(file.name))
  response.header('x-content-type-options', 'nosniff')
  response.header('content-length', String(file.bytes))
  response.header('cache-control', 'private, no-cache, no-transform')
  response.header('etag', `"${file.sha256}"`)
  if (request.method() === 'HEAD') return response.send('')
  if (response.fresh()) return response.status(304).removeHeader('content-length').send(null)
  return response.stream(await made().read(file.key))
}

const withCharset = (type: string) => (type.startsWith('text/') ? `${type}; charset=utf-8` : type)
