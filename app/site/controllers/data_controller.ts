import type { HttpContext } from '@adonisjs/core/http'
import { listDictionaries } from '#catalogue'
import { getDocument } from '#site/queries/get_document'

export default class DataController {
  async show({ inertia, locale }: HttpContext) {
    const [document, dictionaries] = await Promise.all([
      getDocument('data', locale),
      listDictionaries(locale),
    ])
    return inertia.render('site/data', { document, dictionaries })
  }
}
