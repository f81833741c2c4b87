import { invoices } from '#billing/finds/invoices'
import { transfers } from '#billing/finds/transfers'

export default [invoices, transfers]
