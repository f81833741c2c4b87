import { formatEuro } from '#shared/domain/money'
import { writtenDay } from '#shared/domain/written_day'
import { findIn, told, type Fact, type Finder, type Searcher } from '#shared/finding'
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

function hitOf(invoice: InvoiceRow, who: Searcher) {
  const { label, kind, orderNumber, company, grossCents } = invoice
  const isStaff = who.may('orders.read')
  const order =
    orderNumber && translate(who.locale, 'billing.places.find.of_order', { orderNumber })
  return {
    id: `invoice:${label}`,
    path: `${isStaff ? '/admin/manage-orders' : '/my-account/my-orders'}/invoices/${label}`,
    label: `${translate(who.locale, `invoices.kinds.${kind}`)} ${label}`,
    detail: [order, isStaff && company].filter(Boolean).join(', '),
    cents: kind === 'Invoice' ? grossCents : -grossCents,
    facts: factsOf(invoice, who),
  }
}

/** A credit note takes back: its amounts are below zero, as in the list. */
function factsOf(invoice: InvoiceRow, { locale, may }: Searcher): Fact[] {
  const sign = invoice.kind === 'Invoice' ? 1 : -1
  const euro = (cents: number) => formatEuro(sign * cents, locale)
  const named = (name: string) =>
    translate(locale, 'shared.amounts.in_eur', { name: translate(locale, name) })
  const { issuedOn, company, corrects, payment, netCents, grossCents } = invoice
  return [
    ...told(locale, {
      'shared.fields.date': writtenDay(issuedOn),
      'shared.fields.company': may('orders.read') ? company : null,
      'billing.papers.for': corrects,
      'billing.invoices.list.payment': payment && translate(locale, `invoices.payments.${payment}`),
    }),
    { label: named('shared.amounts.net'), text: euro(netCents) },
    { label: named('shared.amounts.gross'), text: euro(grossCents), rank: 'sum' },
  ]
}
