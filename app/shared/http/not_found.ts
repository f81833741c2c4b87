import { errors, type HttpContext } from '@adonisjs/core/http'

/** To be thrown where an address names what is not there: answered as if it led nowhere. */
export const notFound = ({ request }: Pick<HttpContext, 'request'>) =>
  new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
