import { Readable } from 'node:stream'
import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import { answerRefusal } from '#shared/http/refusals'
import { beginAccess } from '#delivery/actions/ledger/record_access'
import { type ByteRange, parseByteRange, rangeStillApplies } from '#delivery/domain/byte_range'
import { refuseDownload } from '#delivery/domain/download_refusals'
import { isStored } from '#delivery/gateways/stored_file'
import { callerOf } from '#delivery/http/caller'
import { answersCondition, describeFile, etagOf, sendPiece } from '#delivery/http/file_answer'
import { handOver, type Serving } from '#delivery/http/hand_over'
import { bookPiece, meteredBody, type Piece } from '#delivery/http/metered_body'

/** Answers a request for a file or a range of it (RFC 9110). HEAD sends and costs nothing. */
export async function serveFile(ctx: HttpContext, serving: Serving) {
  const { request, response } = ctx
  const { file } = serving
  if (answersCondition(ctx, file)) return
  const range = wantedRange(request, serving)
  if (range.kind === 'unsatisfiable') {
    return response.header('content-range', `bytes */${file.bytes}`).status(416).send('')
  }
  if (!(await isStored(file))) throw new Exception('The store does not answer', { status: 503 })
  const piece = range.kind === 'part' ? range : { start: 0, end: file.bytes }
  describeFile(ctx, file)
  if (request.method() === 'HEAD') {
    return sendPiece(ctx, file, { range, piece, body: Readable.from([]) })
  }
  if (await handOver(ctx, serving, piece)) return
  const line = ledgerLine(ctx, serving, piece)
  await serving.onStart?.(piece.start)
  const meter = serving.meterOf(line)
  if (!(await bookPiece(meter, piece))) {
    return answerRefusal(ctx, refuseDownload('delivery.errors.already_downloaded').refusal)
  }
  await line()
  return sendPiece(ctx, file, { range, piece, body: meteredBody(file, piece, meter) })
}

/** Ranges are for GET. Too many pieces, or a part of another file: the whole file. */
function wantedRange(request: HttpContext['request'], { file, mayBePart }: Serving): ByteRange {
  const isGet = request.method() === 'GET'
  const applies = isGet && mayBePart && rangeStillApplies(request.header('if-range'), etagOf(file))
  return parseByteRange(applies ? request.header('range') : undefined, file.bytes)
}

/** Writes the line once, whoever asks for it. */
function ledgerLine(ctx: HttpContext, { access }: Serving, { start, end }: Piece) {
  const line = { ...access, ...callerOf(ctx), firstByte: start, bytesAsked: end - start }
  let begun: Promise<number> | undefined
  return () => (begun ??= beginAccess(line))
}
