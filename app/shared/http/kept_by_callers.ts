import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'

/** What changes with the catalogue alone, and what has to be asked about each time. */
const FOR_A_MINUTE =
  /^\/api\/v1\/(products|a7products|use-cases|use-case-categories|countries)(\/|$)/
const WHEN_ASKED = /^\/api\/v1\/(quotes|files\/info)$/
const VARIES = 'accept-language, cookie, authorization'

/** Whether answers at an address may be kept, and are tagged. */
export const mayBeKept = (path: string): boolean => FOR_A_MINUTE.test(path) || WHEN_ASKED.test(path)

/** How an answer may be kept by whoever gets it, or null. */
export function keepsOfAnswer({ request, response }: HttpContext): string | null {
  const path = request.url()
  const isRead = ['GET', 'HEAD'].includes(request.method()) && response.getStatus() === 200
  if (!isRead || !mayBeKept(path)) return null
  const { cookie, authorization } = request.headers()
  if (cookie || authorization) return 'private, no-cache'
  return FOR_A_MINUTE.test(path) ? 'public, max-age=60' : 'public, no-cache'
}

export const tagOf = (content: string | Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`

/** Who has this answer already is told so, without the answer. */
export function tagged({ request, response }: HttpContext, keeps: string): void {
  const [content] = response.content ?? []
  if (content === undefined || content === null) return
  const isText = typeof content === 'string' || Buffer.isBuffer(content)
  const body = isText ? content : JSON.stringify(content)
  const known = response.getHeader('etag')
  const tag = known ? String(known) : tagOf(body)
  response.header('cache-control', keeps).header('vary', VARIES).header('etag', tag)
  if (!isText) response.header('content-type', 'application/json; charset=utf-8')
  if (isKnown(request.header('if-none-match'), tag)) response.status(304).send('')
  else if (!isText) response.send(body)
}

export const isKnown = (sent: string | undefined, tag: string): boolean =>
  (sent ?? '').split(',').some((one) => ['*', tag].includes(one.trim().replace(/^W\//, '')))
