import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import {
  archiveBody,
  archiveLength,
  type Leaf,
  type StoredEntry,
} from '#delivery/http/archive_body'
import { attachmentNamed } from '#shared/http/content_disposition'

type Content = { stem: string; leaves: readonly Leaf[]; files?: readonly StoredEntry[] }

export function describeArchive({ response }: HttpContext, stem: string): void {
  response.header('content-type', 'application/zip')
  response.header('content-disposition', attachmentNamed(`${stem}.zip`))
  response.header('x-content-type-options', 'nosniff')
  response.header('accept-ranges', 'none')
  response.header('cache-control', 'private, no-store, no-transform')
}

/** One ZIP, made while it is sent; `onStart` runs before the first byte, and not where nothing is sent (HEAD). */
export async function sendArchive(
  ctx: HttpContext,
  { stem, leaves, files = [] }: Content,
  onStart = nothing
) {
  describeArchive(ctx, stem)
  ctx.response.header('content-length', await archiveLength(leaves, files))
  if (ctx.request.method() === 'HEAD') return ctx.response.stream(Readable.from([]))
  await onStart()
  return ctx.response.stream(archiveBody(leaves, files, nothing))
}

const nothing = async () => {}
