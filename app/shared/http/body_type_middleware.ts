import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isApi } from '#shared/http/is_api'

const TYPES = ['application/json', 'multipart/form-data', 'application/x-www-form-urlencoded']

/** A body that no call reads is refused as such, before its fields are said to be missing. */
export default class BodyTypeMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const { request, response } = ctx
    const isEmpty = !request.hasBody() || request.header('content-length') === '0'
    if (!isApi(ctx) || isEmpty || request.is(TYPES)) return next()
    response.header('accept', TYPES.join(', '))
    throw new Exception('Nobody reads this type of content', { status: 415 })
  }
}
