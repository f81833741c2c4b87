import { appUrl } from '#config/app'
import { linkOf, type PaymentAttempt } from '#orders/domain/payment/attempt'

/** Where a person pays what a program has prepared: a path of this shop. */
export const paymentPath = (attempt: Pick<PaymentAttempt, 'id' | 'linkId'>): string =>
  `/basket/pay/${linkOf(attempt)}`

/** The whole address, as it is handed on. */
export const paymentAddress = (attempt: Pick<PaymentAttempt, 'id' | 'linkId'>): string =>
  `${appUrl}${paymentPath(attempt)}`
