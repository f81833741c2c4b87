import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#shared/http/not_found'

/** A route of its own comes after session and sign-in: the not-found page knows who is there. */
export default class UnknownAddressesController {
  show({ request }: HttpContext): never {
    throw notFound({ request })
  }
}
