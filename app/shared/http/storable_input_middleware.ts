import { errors as vineErrors } from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { TranslatedMessages } from '#shared/http/validation_messages'
import { isStorable, storable, unstorablePlaces } from '#shared/domain/storable_text'
import { notFound } from '#shared/http/not_found'

/** Zero bytes and half characters: in a path unknown, from a query lost, in a form refused. */
export default class StorableInputMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const { request, params = {} } = ctx
    if (!isStorable(params)) throw notFound({ request })
    if (!isStorable(request.qs())) request.updateQs(storable(request.qs()))
    const places = unstorablePlaces(request.body())
    if (places.length > 0) throw new vineErrors.E_VALIDATION_ERROR(places.map(this.#report(ctx)))
    return next()
  }

  #report({ locale = 'en' }: HttpContext) {
    const messages = new TranslatedMessages(locale)
    return (place: string) => {
      const name = place.split('.').at(-1)!
      const wildCardPath = place.replaceAll(/\.\d+(?=\.|$)/g, '.*')
      const field = { name, wildCardPath, getFieldPath: () => place }
      const message = messages.getMessage('', 'storable', field as never)
      return { message, field: place, rule: 'storable' }
    }
  }
}
