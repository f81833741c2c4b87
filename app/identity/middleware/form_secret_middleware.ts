import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { FORM_SECRET, formSecretOf } from '#identity/gateways/form_secret'

export default class FormSecretMiddleware {
  handle({ session }: HttpContext, next: NextFn) {
    if (!session.has(FORM_SECRET)) session.put(FORM_SECRET, formSecretOf(session.sessionId))
    return next()
  }
}
