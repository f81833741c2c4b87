import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { bringsToken } from '#identity/http/brings_token'

/** Takes the cookies out of a call with a token, before anything reads a session from them. */
export default class BearerMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    if (bringsToken(ctx)) delete ctx.request.request.headers.cookie
    return next()
  }
}
