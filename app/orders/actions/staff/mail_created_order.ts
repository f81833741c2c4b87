import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import { translate } from '#shared/i18n'
import { queueMail } from '#shared/mail'
import { amountsInWords } from '#orders/actions/amounts_in_words'
import type { InsertedOrder } from '#orders/actions/insert_order'

/** Where nothing is to be paid now; any other order gets the usual confirmation. */
export async function mailCreatedOrder(
  trx: TransactionClientContract,
  order: InsertedOrder
): Promise<void> {
  const { number, buyer, quote, checkout } = order
  await queueMail(trx, {
    dedupeKey: `order-created:${number}`,
    to: buyer.email,
    locale: checkout.locale,
    template: 'orders_admin.mails.created',
    data: {
      number,
      name: buyer.name,
      ...amountsInWords(quote, checkout.locale),
      terms: translate(checkout.locale, 'confirmation.mails.terms_first'),
      url: `${appUrl}/my-account/my-orders/${number}`,
    },
  })
}
