import limits from '#config/api_limits'
import type { HttpContext } from '@adonisjs/core/http'
import { apiDocument } from '#shared/http/api_description'
import { readableDocument } from '#shared/http/api_description/readable'
import { isKnown, tagOf } from '#shared/http/kept_by_callers'
import type { Locale } from '#shared/i18n'

const LIMITS = {
  token: limits.tokenCalls.requests,
  visitor: limits.visitorCalls.requests,
  wrong: limits.wrongTokens.requests,
}

type Written = { text: Buffer; tag: string }

const texts = new Map<string, Written>()

/** It never changes while the shop runs, and is half a megabyte. */
function written(locale: Locale): Written {
  const known = texts.get(locale)
  if (known) return known
  const text = Buffer.from(JSON.stringify(apiDocument(locale)))
  const made = { text, tag: tagOf(text) }
  texts.set(locale, made)
  return made
}

export default class ApiDocumentsController {
  document({ locale, request, response }: HttpContext) {
    const { text, tag } = written(locale)
    response.header('cache-control', 'public, max-age=300').vary(['accept-language', 'cookie'])
    response.header('etag', tag)
    if (isKnown(request.header('if-none-match'), tag)) return response.status(304).send('')
    return response.header('content-type', 'application/json; charset=utf-8').send(text)
  }

  show({ inertia, locale }: HttpContext) {
    const document = readableDocument(apiDocument(locale), locale)
    return inertia.render('api_docs/show', { ...document, limits: LIMITS })
  }
}
