import type { HttpContext } from '@adonisjs/core/http'
import { attachmentNamed } from '#shared/http/content_disposition'
import { lake, made } from '#shared/storage'
import type { ReadyFile } from '#subscriptions/actions/prepare/ready_file'

/** Streams a file; `onStart` runs before the first byte, and not where nothing is sent. */
export async function sendFile(
  { request, response }: HttpContext,
  file: ReadyFile,
  onStart: () => Promise<void>
) {
  response.header('content-type', 'application/octet-stream')
  response.header('content-disposition', attachmentNamed(file.name))
  response.header('x-content-type-options', 'nosniff')
  response.header('content-length', String(file.bytes))
  response.header('cache-control', 'private, no-cache, no-transform')
  if (file.sha256) {
    const digest = Buffer.from(file.sha256, 'hex').toString('base64')
    response.header('etag', `"${file.sha256}"`).header('repr-digest', `sha-256=:${digest}:`)
  }
  if (request.method() === 'HEAD') return response.send('')
  if (response.fresh()) return response.status(304).removeHeader('content-length').send(null)
  const body = await (file.disk === 'lake' ? lake() : made()).read(file.key)
  await onStart()
  return response.stream(body)
}
