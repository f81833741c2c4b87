import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { archiveBody, archiveLength, type Leaf } from '#delivery/http/archive_body'
import { fileStemOf, type Reference } from '#delivery/domain/reference'
import { attachmentNamed } from '#shared/http/content_disposition'

export function describeArchive({ response }: HttpContext, reference: Reference): void {
  response.header('content-type', 'application/zip')
  response.header('content-disposition', attachmentNamed(`${fileStemOf(reference)}.zip`))
  response.header('x-content-type-options', 'nosniff')
  response.header('accept-ranges', 'none')
  response.header('cache-control', 'private, no-store, no-transform')
}

/** Bytes at hand as one ZIP; HEAD says how long it is. */
export async function sendLeaves(ctx: HttpContext, reference: Reference, leaves: readonly Leaf[]) {
  describeArchive(ctx, reference)
  ctx.response.header('content-length', await archiveLength(leaves, []))
  const isHead = ctx.request.method() === 'HEAD'
  return ctx.response.stream(isHead ? Readable.from([]) : archiveBody(leaves, []))
}
