import { findIn, type Finder, type Searcher } from '#shared/finding'
import { translate } from '#shared/i18n'
import { invoiceList, type InvoiceRow } from '#billing/lists/invoice_list'
import { readerOrAll } from '#billing/queries/invoice/papers_for'

/** Invoices and credit notes by their number, order or company; each leads to its paper. */
export const invoices: Finder = {
  name: 'invoices',
  rank: 30,
  async find({ text, verb }, who) {
    if (who.id === null || verb === 'confirm') return []
    const readerId = who.may('orders.read') ? null : who.id
    const found = await findIn(invoiceList, text, await readerOrAll(readerId))
    return found.map((invoice) => hitOf(invoice, who))
  },
}

function hitOf({ label, kind, orderNumber, company, grossCents }: InvoiceRow, who: Searcher) {
  const isStaff = who.may('orders.read')
  const order =
    orderNumber && translate(who.locale, 'billing.places.find.of_order', { orderNumber })
  return {
    id: `invoice:${label}`,
    path: `${isStaff ? '/admin/manage-orders' : '/my-account/my-orders'}/invoices/${label}`,
    label: `${translate(who.locale, `invoices.kinds.${kind}`)} ${label}`,
    detail: [order, isStaff && company].filter(Boolean).join(', '),
    cents: kind === 'Invoice' ? grossCents : -grossCents,
  }
}
