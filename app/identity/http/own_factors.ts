import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { hasPasswordHere } from '#identity/domain/password_here'

/** Second factors belong to the provider that the shop brings along; another one has its own. */
export function ownFactors({ auth, response }: HttpContext, next: NextFn) {
  if (hasPasswordHere(auth.use('web').getUserOrFail())) return next()
  return response.redirect('/my-account')
}
