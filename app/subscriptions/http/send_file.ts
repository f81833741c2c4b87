import type { HttpContext } from '@adonisjs/core/http'
import type { DeliverableFile } from '#catalogue'
import { attachmentNamed } from '#shared/http/content_disposition'
import { lake } from '#shared/storage'

/** Streams a file of the lake; `onStart` runs before the first byte, and not where nothing is sent. */
export async function sendFile(
  { request, response }: HttpContext,
  file: DeliverableFile,
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
  const body = await lake().read(file.key)
  await onStart()
  return response.stream(body)
}
