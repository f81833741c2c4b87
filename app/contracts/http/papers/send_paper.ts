import type { HttpContext } from '@adonisjs/core/http'
import { attachmentNamed } from '#shared/http/content_disposition'
import { answerRefusal } from '#shared/http/refusals'
import { made } from '#shared/storage'
import { findPaper } from '#contracts/queries/papers/find_paper'

/** Always saved and never opened in the page: whatever a scan carries runs nothing under the shop's address. */
export async function sendPaper(ctx: HttpContext) {
  const { params, response, request } = ctx
  const paper = await findPaper(Number(params.id))
  if (!paper || (await made().size(paper.key)) === null) {
    return answerRefusal(ctx, { code: 'contracts.papers.errors.gone', status: 404 })
  }
  response.header('content-type', 'application/pdf')
  response.header('content-disposition', attachmentNamed(paper.name))
  response.header('x-content-type-options', 'nosniff')
  response.header('content-security-policy', `default-src 'none'; sandbox`)
  response.header('content-length', String(paper.bytes))
  response.header('cache-control', 'private, no-cache, no-transform')
  response.header('etag', `"${paper.sha256}"`)
  if (request.method() === 'HEAD') return response.send('')
  if (response.fresh()) return response.status(304).removeHeader('content-length').send(null)
  return response.stream(await made().read(paper.key))
}
