import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, type Actor } from '#shared/audit'
import { clock } from '#shared/clock'
import { dayInBerlin } from '#shared/domain/day_in_berlin'
import { percentOf } from '#shared/domain/money'
import type { Locale } from '#shared/i18n'
import { insertInvoice } from '#billing/actions/invoice/insert_invoice'
import { nextInvoiceNumber } from '#billing/actions/invoice/next_invoice_number'
import {
  invoiceLabel,
  type InvoiceContent,
  type InvoiceLine,
  type InvoiceVatReason,
  type Supply,
} from '#billing/domain/invoice/content'
import { sellerNow } from '#billing/queries/invoice/seller_now'

export type OwnedInvoice = {
  /** One invoice for each, for ever: the database refuses a second one. */
  owner: { kind: string; key: string }
  locale: Locale
  buyer: InvoiceContent['buyer']
  supply: Supply
  lines: InvoiceLine[]
  discountCents: number
  vat: { percent: number; reason: InvoiceVatReason }
}

/** By whom; the moment only for what is told afterwards. */
type Issuing = { actor: Actor; at?: Date }

export type IssuedInvoice = { id: number; label: string }

/** An invoice of something that is no order, in the transaction that marks it as invoiced. */
export async function issueOwnedInvoice(
  trx: TransactionClientContract,
  wish: OwnedInvoice,
  { actor, at }: Issuing
): Promise<IssuedInvoice> {
  const number = await nextInvoiceNumber(trx, 'invoices')
  const content = contentOf(wish, number, at ?? clock.now().toJSDate())
  const { owner } = wish
  const id = await insertInvoice(trx, { content, number, correctsId: null, actor, owner })
  await recordAudit(trx, {
    ...{ actor, at, subject: { type: 'invoice', id }, action: 'invoices.issued', isNew: true },
    after: { invoice: content.label, owner, grossCents: content.grossCents },
  })
  return { id, label: content.label }
}

function contentOf(wish: OwnedInvoice, number: number, at: Date): InvoiceContent {
  const { locale, buyer, supply, lines, discountCents, vat } = wish
  const subtotalCents = lines.reduce((sum, { cents }) => sum + cents, 0)
  const netCents = subtotalCents - discountCents
  const vatCents = percentOf(netCents, vat.percent)
  return {
    kind: 'Invoice',
    label: invoiceLabel('Invoice', number),
    issuedOn: dayInBerlin(at),
    ...{ locale, order: null, supply, corrects: null, seller: sellerNow(), buyer, lines },
    ...{
      ownReference: null,
      costCentre: null,
      subtotalCents,
      feeCents: 0,
      discountCents,
      netCents,
    },
    vat: { ...vat, cents: vatCents, exemption: null },
    grossCents: netCents + vatCents,
    ...{ settled: null, suppliedOn: null, reason: null },
  }
}
