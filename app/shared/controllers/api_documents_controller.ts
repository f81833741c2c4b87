import { gzipSync } from 'node:zlib'
import { sessionCookie } from '#config/app'
import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import { apiDocument } from '#shared/http/api_description'
import { apiLimits } from '#shared/http/api_description/limits'
import { workflowDocument } from '#shared/http/api_description/workflow'
import { briefDocument, partOf } from '#shared/http/api_description/parts'
import { isKnown, tagOf } from '#shared/http/kept_by_callers'

type Written = { text: Buffer; packed: Buffer; tag: string }

const texts = new Map<string, Written>()

/** It never changes while the shop runs, and is a megabyte: packing it anew would take ten milliseconds each time. */
function written(key: string, content: () => object): Written {
  const known = texts.get(key)
  if (known) return known
  const text = Buffer.from(JSON.stringify(content()))
  const made = { text, packed: gzipSync(text), tag: tagOf(text) }
  texts.set(key, made)
  return made
}

function send({ request, response }: HttpContext, { text, packed, tag }: Written) {
  response.header('cache-control', 'public, max-age=300')
  response.vary(['accept-language', 'cookie', 'accept-encoding'])
  response.header('etag', tag)
  if (isKnown(request.header('if-none-match'), tag)) return response.status(304).send('')
  response.header('content-type', 'application/json; charset=utf-8')
  if (request.encoding(['gzip']) !== 'gzip') return response.send(text)
  return response.header('content-encoding', 'gzip').send(packed)
}

export default class ApiDocumentsController {
  document(ctx: HttpContext) {
    return send(
      ctx,
      written(ctx.locale, () => apiDocument(ctx.locale))
    )
  }

  workflows({ locale, response }: HttpContext) {
    response.header('cache-control', 'public, max-age=300').vary(['accept-language', 'cookie'])
    return response.json(workflowDocument(locale))
  }

  show({ inertia, locale }: HttpContext) {
    const document = briefDocument(locale)
    return inertia.render('api_docs/show', { ...document, limits: apiLimits(), sessionCookie })
  }

  /** What calls of a group take and answer: asked for when one of them is opened. */
  part(ctx: HttpContext) {
    const { locale, params } = ctx
    const part = partOf(locale, String(params.part))
    if (!part) throw new Exception('There is no such part', { status: 404 })
    return send(
      ctx,
      written(`${locale} ${params.part}`, () => part)
    )
  }
}
