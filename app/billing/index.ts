/* The face of billing: the only file that others import. */
export { invoiceLabel, type InvoiceKind } from '#billing/domain/invoice/content'
export { creditOwnedInvoice } from '#billing/actions/credit_note/credit_owned_invoice'
export { issueOwnedInvoice } from '#billing/actions/invoice/issue_owned_invoice'
export { INVOICE } from '#billing/http/guards'
export { papersOf, type ListedPaper } from '#billing/queries/invoice/papers_of'
export { sendInvoice } from '#billing/http/send_invoice'
