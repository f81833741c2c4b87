import { invoiceLabel, type InvoiceKind } from '#billing'
import { rows } from '#shared/database'
import type { KnownInvoice } from '#contracts/domain/evidence/evidence'
import { bound, whileBelonging, type Asked } from '#contracts/queries/evidence/asked'

type Row = Omit<KnownInvoice, 'label'> & { kind: InvoiceKind; number: number }

const signed = (amount: string) => `case i.kind when 'Invoice' then ${amount} else -${amount} end`

/** Invoices and credit notes that were issued in the period, and before the moment. */
export async function invoicesKnown(asked: Asked): Promise<KnownInvoice[]> {
  const found = await rows<Row>(
    null,
    `select i.kind, i.number, i.issued_on as "issuedOn", ${signed('i.net_cents')} as "netCents",
            ${signed('i.gross_cents')} as "grossCents"
       from invoices i
      where i.created_at < :moment::timestamptz
        and i.issued_on between :from::date and :to::date
        and (exists (select from orders o
                      where o.number = i.order_number and ${whileBelonging('o.user_id', 'o.created_at')})
          or exists (select from reports r where r.invoice_id = coalesce(i.corrects_id, i.id)
                        and ${whileBelonging('r.user_id', 'r.completed_at')}))
      order by i.id`,
    bound(asked)
  )
  return found.map(({ kind, number, ...invoice }) => ({
    label: invoiceLabel(kind, number),
    ...invoice,
  }))
}
