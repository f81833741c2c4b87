import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { admit } from '#identity/http/entry'

/** Lets signed-in people pass who agreed to the privacy notice. */
export default class AuthMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    if (admit(ctx)) return next()
  }
}
