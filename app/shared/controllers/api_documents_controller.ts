import type { HttpContext } from '@adonisjs/core/http'
import { apiDocument } from '#shared/http/api_description'
import { readableDocument } from '#shared/http/api_description/readable'

/** The description of the HTTP API: for programs, and as a page. */
export default class ApiDocumentsController {
  document({ response }: HttpContext) {
    response.header('cache-control', 'public, max-age=300')
    return response.json(apiDocument())
  }

  show({ inertia }: HttpContext) {
    return inertia.render('api_docs/show', readableDocument(apiDocument()))
  }
}
