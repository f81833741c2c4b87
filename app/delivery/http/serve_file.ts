import { Readable } from 'node:stream'
import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import { answerRefusal } from '#shared/http/refusals'
import { type ByteRange, parseByteRange, rangeStillApplies } from '#delivery/domain/byte_range'
import { attachmentNamed } from '#delivery/domain/content_disposition'
import { refuseDownload } from '#delivery/domain/download_refusals'
import { MOST_PIECES } from '#delivery/domain/download_rules'
import { isStored } from '#delivery/gateways/stored_file'
import { bookPiece, meteredBody, type Piece } from '#delivery/http/metered_body'
import type { ClaimedFile } from '#delivery/queries/find_claimed_file'

/** Answers a request for a claimed file or a range of it (RFC 9110). HEAD sends and costs nothing. */
export async function serveFile(ctx: HttpContext, file: ClaimedFile) {
  const { request, response } = ctx
  const range = wantedRange(request, file)
  if (range.kind === 'unsatisfiable') {
    return response.header('content-range', `bytes */${file.bytes}`).status(416).send('')
  }
  if (!(await isStored(file))) throw new Exception('The store does not answer', { status: 503 })
  const piece = range.kind === 'part' ? range : { start: 0, end: file.bytes }
  const isHead = request.method() === 'HEAD'
  if (!isHead && !(await bookPiece(file, piece))) {
    return answerRefusal(ctx, refuseDownload('delivery.errors.already_downloaded').refusal)
  }
  describe(ctx, file)
  if (range.kind === 'part') describePart(ctx, file, piece)
  response.header('content-length', piece.end - piece.start)
  return response.stream(isHead ? Readable.from([]) : meteredBody(file, piece))
}

const etagOf = ({ sha256 }: ClaimedFile) => `"${sha256}"`

/** Who came for too many pieces, or for a part of another file, gets the whole one. */
function wantedRange(request: HttpContext['request'], file: ClaimedFile): ByteRange {
  const applies =
    file.pieces < MOST_PIECES && rangeStillApplies(request.header('if-range'), etagOf(file))
  return parseByteRange(applies ? request.header('range') : undefined, file.bytes)
}

function describe({ response }: HttpContext, file: ClaimedFile): void {
  const digest = Buffer.from(file.sha256, 'hex').toString('base64')
  response.header('content-type', 'application/octet-stream')
  response.header('content-disposition', attachmentNamed(file.name))
  response.header('x-content-type-options', 'nosniff')
  response.header('accept-ranges', 'bytes')
  response.header('etag', etagOf(file))
  response.header('repr-digest', `sha-256=:${digest}:`)
  response.header('cache-control', 'private, no-store, no-transform')
}

function describePart({ response }: HttpContext, { bytes }: ClaimedFile, { start, end }: Piece) {
  response.status(206).header('content-range', `bytes ${start}-${end - 1}/${bytes}`)
}
