import type { HttpContext } from '@adonisjs/core/http'
import { apiDocument } from '#shared/http/api_description'
import { readableDocument } from '#shared/http/api_description/readable'

export default class ApiDocumentsController {
  document({ locale, response }: HttpContext) {
    response.header('cache-control', 'public, max-age=300').vary(['accept-language', 'cookie'])
    return response.json(apiDocument(locale))
  }

  show({ inertia, locale }: HttpContext) {
    return inertia.render('api_docs/show', readableDocument(apiDocument(locale), locale))
  }
}
