import type { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { attachmentNamed } from '#shared/http/content_disposition'
import type { ByteRange } from '#delivery/domain/byte_range'
import { evaluateConditions } from '#delivery/domain/preconditions'
import type { Piece } from '#delivery/http/metered_body'

type Named = { name: string; sha256: string; bytes: number }

export const etagOf = ({ sha256 }: Pick<Named, 'sha256'>) => `"${sha256}"`

/** True where `If-Match` or `If-None-Match` is the whole answer (412, 304). */
export function answersCondition({ request, response }: HttpContext, file: Named): boolean {
  const etag = etagOf(file)
  const condition = evaluateConditions(
    { ifMatch: request.header('if-match'), ifNoneMatch: request.header('if-none-match') },
    etag
  )
  if (condition === 'proceed') return false
  response
    .header('etag', etag)
    .status(condition === 'failed' ? 412 : 304)
    .send('')
  return true
}

export function describeFile({ response }: HttpContext, file: Named): void {
  const digest = Buffer.from(file.sha256, 'hex').toString('base64')
  response.header('content-type', 'application/octet-stream')
  response.header('content-disposition', attachmentNamed(file.name))
  response.header('x-content-type-options', 'nosniff')
  response.header('accept-ranges', 'bytes')
  response.header('etag', etagOf(file))
  response.header('repr-digest', `sha-256=:${digest}:`)
  response.header('cache-control', 'private, no-store, no-transform')
}

type Answer = { range: ByteRange; piece: Piece; body: Readable }

export function sendPiece({ response }: HttpContext, { bytes }: Named, answer: Answer) {
  const { start, end } = answer.piece
  if (answer.range.kind === 'part') {
    response.status(206).header('content-range', `bytes ${start}-${end - 1}/${bytes}`)
  }
  response.header('content-length', end - start)
  return response.stream(answer.body)
}
