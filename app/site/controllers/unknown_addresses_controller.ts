import { errors, type HttpContext } from '@adonisjs/core/http'

/** A route of its own comes after session and sign-in: the not-found page knows who is there. */
export default class UnknownAddressesController {
  show({ request }: HttpContext): never {
    throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
  }
}
