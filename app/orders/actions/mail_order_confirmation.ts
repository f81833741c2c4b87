import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import { formatEuro } from '#shared/domain/money'
import { translate } from '#shared/i18n'
import type { MailAttachment } from '#shared/mail'
import { queueMailToPerson } from '#identity'
import type { InsertedOrder } from '#orders/actions/insert_order'
import { transferAccount } from '#orders/domain/payment_details'
import { transferCode } from '#orders/actions/transfer_code'

const TEMPLATES = {
  BankTransfer: 'confirmation.mails.transfer',
  Card: 'confirmation.mails.card',
  Quota: 'confirmation.mails.quota',
} as const

/** Tells the buyer, in the buyer's language, what was ordered and how it is paid. Once an order. */
export async function mailOrderConfirmation(
  trx: TransactionClientContract,
  order: InsertedOrder
): Promise<void> {
  const { number, buyer, checkout } = order
  const isTransfer = checkout.paymentMethod === 'BankTransfer'
  await queueMailToPerson(trx, buyer.userId, {
    dedupeKey: `order-confirmation:${number}`,
    to: buyer.email,
    locale: checkout.locale,
    template: TEMPLATES[checkout.paymentMethod ?? 'BankTransfer'],
    attachments: isTransfer ? [codeOf(order)] : [],
    data: {
      ...(isTransfer && transferAccount(number)),
      ...amountsOf(order),
      references: referencesOf(order),
    },
  })
}

function amountsOf({ number, buyer, quote, checkout }: InsertedOrder) {
  const euro = (cents: number) => formatEuro(cents, checkout.locale)
  return {
    number,
    name: buyer.name,
    items: quote.lines.map((line) => `${line.product.name}: ${euro(line.priceCents)}`).join('\n'),
    net: euro(quote.netCents),
    vat: euro(quote.vat.cents),
    vatPercent: quote.vat.percent,
    gross: euro(quote.grossCents),
    url: `${appUrl}/my-account/my-orders/${number}`,
    letter: `${appUrl}/my-account/my-orders/${number}/confirmation`,
  }
}

/** What the buyer's own books need to find the order. */
function referencesOf({ checkout }: InsertedOrder): string {
  const { locale, ownReference, costCentre } = checkout
  const lines = [
    ownReference && translate(locale, 'payment.references.own_reference', { value: ownReference }),
    costCentre && translate(locale, 'payment.references.cost_centre', { value: costCentre }),
  ]
  return lines.filter(Boolean).join('\n')
}

/** The transfer as a picture that banking apps read. */
function codeOf({ number, quote, checkout }: InsertedOrder): MailAttachment {
  const name = translate(checkout.locale, 'payment.code.file_name', { number })
  const made = transferCode({ number, amountCents: quote.grossCents })
  return { fileName: name, contentType: 'image/png', made }
}
