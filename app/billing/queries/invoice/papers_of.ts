import { rows } from '#shared/database'
import type { InvoicePayment } from '#billing/domain/statement/invoice_payment'
import { DUE_CENTS, PAYMENT } from '#billing/queries/invoice/invoice_money_sql'
import { invoiceLabel, type InvoiceKind } from '#billing/domain/invoice/content'

export type ListedPaper = {
  /** The invoice itself, or the one that a credit note corrects. */
  invoiceId: number
  kind: InvoiceKind
  label: string
  issuedOn: string
  grossCents: number
  /** How far it is paid, and what is still to come; null for a credit note and for what is paid with its order. */
  payment: InvoicePayment | null
  dueCents: number | null
}

/** Invoices by their ids and the credit notes to them, the oldest first. */
export async function papersOf(invoiceIds: readonly number[]): Promise<ListedPaper[]> {
  const found = await rows<Omit<ListedPaper, 'label'> & { number: number }>(
    null,
    `select coalesce(i.corrects_id, i.id) as "invoiceId", i.kind, i.number,
            i.issued_on as "issuedOn", i.gross_cents as "grossCents",
            ${PAYMENT} as payment, ${DUE_CENTS} as "dueCents"
       from invoices i
      where i.id = any(:ids::bigint[]) or i.corrects_id = any(:ids::bigint[]) order by i.id`,
    { ids: [...invoiceIds] }
  )
  return found.map(({ number, ...paper }) => ({
    ...paper,
    label: invoiceLabel(paper.kind, number),
  }))
}
