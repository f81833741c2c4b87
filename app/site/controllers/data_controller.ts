import type { HttpContext } from '@adonisjs/core/http'
import { listDictionaries } from '#catalogue'
import { getDocument } from '#site/queries/get_document'

/** The documentation of the data: how files are made, and what each of their fields means. */
export default class DataController {
  async show({ inertia, locale }: HttpContext) {
    const [document, dictionaries] = await Promise.all([
      getDocument('data', locale),
      listDictionaries(locale),
    ])
    return inertia.render('site/data', { document, dictionaries })
  }
}
