import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#shared/http/not_found'
import { DOCUMENTS, type DocumentName } from '#site/domain/documents'
import { getDocument, getTerms } from '#site/queries/get_document'

const NAMES = Object.keys(DOCUMENTS) as DocumentName[]

export default class DocumentsController {
  async show({ inertia, locale, route, request }: HttpContext) {
    const name = NAMES.find((candidate) => DOCUMENTS[candidate] === route?.pattern)
    if (!name) throw notFound({ request })
    return inertia.render('site/document', { document: await getDocument(name, locale) })
  }

  /** A version of the terms at an address that keeps it, for whoever once agreed to it. */
  async version({ inertia, locale, params, request }: HttpContext) {
    const document = await getTerms(params.version, locale)
    if (!document) throw notFound({ request })
    return inertia.render('site/document', { document, isKept: true })
  }
}
