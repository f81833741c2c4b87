import type { HttpContext } from '@adonisjs/core/http'
import type { Refusal } from '#shared/domain/result'
import { translate } from '#shared/i18n'

/** What is said of an order that was not placed, and the one that holds the same items already. */
export type RefusedOrder = { message: string; orderNumber: number | null }

const KEY = 'refusedOrder'

/** Says on the next page of the checkout, whichever it is, that an order was refused and why. */
export function flashRefusedOrder(
  { session, locale }: HttpContext,
  { code, params }: Refusal,
  orderNumber: number | null = null
): void {
  const refused: RefusedOrder = { message: translate(locale, code, params), orderNumber }
  session.flash(KEY, refused)
}

export const refusedOrderOf = ({ session }: HttpContext): RefusedOrder | null =>
  session.flashMessages.get(KEY) ?? null
