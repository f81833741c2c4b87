import router from '@adonisjs/core/services/router'
import type { HttpContext } from '@adonisjs/core/http'
import { API_PREFIX } from '#shared/http/api_description/calls'
import { failure } from '#shared/http/envelope'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** What a page elsewhere may send along; a token is nobody's to carry there. */
const ASKED_BY = 'accept-language, content-type, idempotency-key, if-none-match'

/** An address that has calls, but none by this method, names those; OPTIONS asks for nothing else. */
export function answerOtherMethod(ctx: HttpContext): void {
  const { request, response } = ctx
  const allowed = METHODS.filter((method) =>
    router.match(request.url(), method, true)?.route.pattern.startsWith(API_PREFIX)
  )
  const isOther = allowed.length > 0 && !allowed.includes(request.method())
  if (!isOther) return failure(ctx, { code: 'shared.errors.not_found', status: 404 })
  response.header('allow', allowed.join(', '))
  if (request.method() !== 'OPTIONS') {
    return failure(ctx, { code: 'shared.errors.method_not_allowed', status: 405 })
  }
  response.header('access-control-allow-methods', allowed.join(', '))
  response.header('access-control-allow-headers', ASKED_BY)
  response.header('access-control-max-age', 3600)
  return response.status(204).send('')
}
