import type { HttpContext } from '@adonisjs/core/http'

const LONGEST_BODY = 8_192

/** The JSON of a notification, which the provider may send as plain text; null when it is none. */
export async function notificationBody({ request }: HttpContext): Promise<unknown> {
  if (request.header('content-type')?.startsWith('application/json')) return request.body()
  try {
    return JSON.parse(await textOf(request.request))
  } catch {
    return null
  }
}

async function textOf(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of stream) {
    length += chunk.length
    if (length > LONGEST_BODY) throw new Error('The body is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
