import { errors, type HttpContext } from '@adonisjs/core/http'

/**
 * Answers every address that nobody else does. As a route of its own it comes after session and
 * sign-in, so that the not-found page knows who is there.
 */
export default class UnknownAddressesController {
  show({ request }: HttpContext): never {
    throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
  }
}
