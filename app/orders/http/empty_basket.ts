import type { HttpContext } from '@adonisjs/core/http'

const KEY = 'had_empty_basket'

/** Who orders for a customer without anything in the basket is led on, and told why by the next page. */
export const noteEmptyBasket = ({ session }: HttpContext) => session.flash(KEY, true)

export const hadEmptyBasket = ({ session }: HttpContext): boolean =>
  session.flashMessages.get(KEY, false) === true
