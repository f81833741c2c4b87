import { rows } from '#shared/database'
import { invoiceLabel, type InvoiceKind } from '#billing/domain/invoice/content'

export type ListedPaper = {
  /** The invoice itself, or the one that a credit note corrects. */
  invoiceId: number
  kind: InvoiceKind
  label: string
  issuedOn: string
  grossCents: number
}

/** Invoices by their ids and the credit notes to them, the oldest first. */
export async function papersOf(invoiceIds: readonly number[]): Promise<ListedPaper[]> {
  const found = await rows<Omit<ListedPaper, 'label'> & { number: number }>(
    null,
    `select coalesce(i.corrects_id, i.id) as "invoiceId", i.kind, i.number,
            i.issued_on as "issuedOn", i.gross_cents as "grossCents"
       from invoices i
      where i.id = any(:ids::bigint[]) or i.corrects_id = any(:ids::bigint[]) order by i.id`,
    { ids: [...invoiceIds] }
  )
  return found.map(({ number, ...paper }) => ({
    ...paper,
    label: invoiceLabel(paper.kind, number),
  }))
}
