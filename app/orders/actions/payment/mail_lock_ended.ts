import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import { queueMailToPerson } from '#identity'
import { formatEuro } from '#shared/domain/money'
import type { PaymentAttempt } from '#orders/domain/payment/attempt'

/** Tells a buyer whose payment nobody has answered that the basket is free again. Once a payment. */
export async function mailLockEnded(
  trx: TransactionClientContract,
  { id, userId, amountCents, snapshot }: PaymentAttempt
): Promise<void> {
  const { buyer, checkout } = snapshot
  await queueMailToPerson(trx, userId, {
    dedupeKey: `payment-lock-ended:${id}`,
    to: buyer.email,
    locale: checkout.locale,
    template: 'payment.mails.lock_ended',
    data: {
      name: buyer.name,
      amount: formatEuro(amountCents, checkout.locale),
      url: `${appUrl}/basket/1`,
    },
  })
}
