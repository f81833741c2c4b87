import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import identity from '#config/identity'

/** Pages about passwords exist only while the shop itself is the customers' provider. */
export function ownProvider({ response }: HttpContext, next: NextFn) {
  if (identity.providers.customers.embedded) return next()
  return response.redirect('/sign-in-or-register')
}
