import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, type Actor } from '#shared/audit'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { percentOf } from '#shared/domain/money'
import { insertInvoice } from '#billing/actions/invoice/insert_invoice'
import type { IssuedInvoice } from '#billing/actions/invoice/issue_owned_invoice'
import { nextInvoiceNumber } from '#billing/actions/invoice/next_invoice_number'
import { amountLine } from '#billing/actions/invoice/put_words'
import { invoiceLabel, type InvoiceContent } from '#billing/domain/invoice/content'

export type OwnedCredit = {
  invoiceId: number
  netCents: number
  name: string
  reason: string
}

type Corrected = { content: InvoiceContent; kind: string | null; key: string | null }

/** Credits a part of an invoice that is of no order, with its buyer and its VAT. */
export async function creditOwnedInvoice(
  trx: TransactionClientContract,
  credit: OwnedCredit,
  actor: Actor
): Promise<IssuedInvoice> {
  const [invoice] = await rows<Corrected>(
    trx,
    `select content, owner_kind as kind, owner_key as key from invoices
      where id = ? and kind = 'Invoice' and owner_kind is not null`,
    [credit.invoiceId]
  )
  const { content: corrected, kind, key } = invoice!
  const number = await nextInvoiceNumber(trx, 'credit_notes')
  const content = contentOf(corrected, credit, number)
  const owner = { kind: kind!, key: key! }
  const correctsId = credit.invoiceId
  const id = await insertInvoice(trx, { content, number, correctsId, actor, owner })
  await recordAudit(trx, {
    ...{ actor, subject: { type: 'invoice', id: correctsId }, action: 'invoices.credited' },
    after: { creditNote: content.label, grossCents: content.grossCents },
  })
  return { id, label: content.label }
}

function contentOf(corrected: InvoiceContent, credit: OwnedCredit, number: number): InvoiceContent {
  const { netCents, name, reason } = credit
  const vatCents = percentOf(netCents, corrected.vat.percent)
  return {
    ...corrected,
    kind: 'CreditNote',
    label: invoiceLabel('CreditNote', number),
    issuedOn: CalendarDay.today().iso,
    corrects: { label: corrected.label, issuedOn: corrected.issuedOn },
    lines: [amountLine(name, netCents)],
    ...{ subtotalCents: netCents, feeCents: 0, discountCents: 0, netCents },
    vat: { ...corrected.vat, cents: vatCents },
    ...{ grossCents: netCents + vatCents, settled: null, suppliedOn: null, reason },
  }
}
