import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import { formatEuro } from '#shared/domain/money'
import { queueMail } from '#shared/mail'
import { payableCents, type InvoiceContent } from '#billing/domain/invoice/content'
import { transferReference } from '#billing/domain/invoice/transfer_reference'

type Sent = {
  content: InvoiceContent
  pdf: Buffer
  /** Tells a mail that staff send once more from the first one. */
  again?: string
}

/** Sends an invoice or credit note to the order's recipient of invoices, in the buyer's language; false where it has been sent so. */
export async function mailInvoice(
  trx: TransactionClientContract,
  { content, pdf, again }: Sent
): Promise<boolean> {
  const { kind, label, locale, order, supply, buyer } = content
  const path = order ? `/my-account/my-orders/${order.number}` : supply!.path
  return queueMail(trx, {
    dedupeKey: again ? `invoice:${label}:${again}` : `invoice:${label}`,
    to: buyer.email,
    locale,
    template: `invoices.mails.${kind}${order ? '' : 'OfSupply'}`,
    data: {
      label,
      name: buyer.contact,
      number: order?.number,
      supply: supply?.name,
      reference: transferReference(content),
      gross: formatEuro(payableCents(content), locale),
      url: `${appUrl}${path}`,
    },
    attachments: [
      {
        fileName: `${label}.pdf`,
        contentType: 'application/pdf',
        base64: pdf.toString('base64'),
      },
    ],
  })
}
