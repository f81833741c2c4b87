import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import { formatEuro } from '#shared/domain/money'
import { translate } from '#shared/i18n'
import type { MailAttachment } from '#shared/mail'
import { queueMailToPerson } from '#identity'
import { amountsInWords } from '#orders/actions/amounts_in_words'
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
  const { locale } = checkout
  return {
    number,
    name: buyer.name,
    ...amountsInWords(quote, locale),
    gross: formatEuro(quote.grossCents, locale),
    url: `${appUrl}/my-account/my-orders/${number}`,
    next: nextOf(number, checkout),
  }
}

/** The letter, or what has to be done before there is one: staff cannot accept terms for a customer. */
function nextOf(number: number, { locale, consents }: InsertedOrder['checkout']): string {
  if (!consents.includes('terms')) return translate(locale, 'confirmation.mails.terms_first')
  const url = `${appUrl}/my-account/my-orders/${number}/confirmation`
  return translate(locale, 'confirmation.mails.letter', { url })
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
