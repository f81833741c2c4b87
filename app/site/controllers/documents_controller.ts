import type { HttpContext } from '@adonisjs/core/http'
import { DOCUMENTS, type DocumentName } from '#site/domain/documents'
import { getDocument } from '#site/queries/get_document'

const NAMES = Object.keys(DOCUMENTS) as DocumentName[]

/** Legal pages, questions and answers, help: one page for all long texts. */
export default class DocumentsController {
  async show({ inertia, locale, route, response }: HttpContext) {
    const name = NAMES.find((candidate) => DOCUMENTS[candidate] === route?.pattern)
    if (!name) return response.notFound()
    return inertia.render('site/document', { document: await getDocument(name, locale) })
  }
}
