import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { parseByteRange, rangeStillApplies } from '#delivery/domain/byte_range'
import { refuseDownload } from '#delivery/domain/download_refusals'
import { answersCondition, describeFile, etagOf, sendPiece } from '#delivery/http/file_answer'
import { answerRefusal } from '#shared/http/refusals'

export type HeldFile = { name: string; sha256: string; content: Buffer }

/** Bytes at hand, answered as a stored file is; `book` says whether so many more may be sent. */
export async function sendBytes(
  ctx: HttpContext,
  { content, ...named }: HeldFile,
  book: (bytes: number) => Promise<boolean>
) {
  const { request, response } = ctx
  const file = { ...named, bytes: content.length }
  if (answersCondition(ctx, file)) return
  const isGet = request.method() === 'GET'
  const applies = isGet && rangeStillApplies(request.header('if-range'), etagOf(file))
  const range = parseByteRange(applies ? request.header('range') : undefined, file.bytes)
  if (range.kind === 'unsatisfiable') {
    return response.header('content-range', `bytes */${file.bytes}`).status(416).send('')
  }
  const piece = range.kind === 'part' ? range : { start: 0, end: file.bytes }
  if (isGet && !(await book(piece.end - piece.start))) {
    return answerRefusal(ctx, refuseDownload('delivery.errors.already_downloaded').refusal)
  }
  describeFile(ctx, file)
  const body = Readable.from(isGet ? [content.subarray(piece.start, piece.end)] : [])
  return sendPiece(ctx, file, { range, piece, body })
}
