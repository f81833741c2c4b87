import { creditorReference } from '#shared/domain/creditor_reference'
import type { InvoiceContent } from '#billing/domain/invoice/content'

/** What a transfer is to name: the order's reference, or the number of an invoice that is of none. */
export const transferReference = ({ order, label }: InvoiceContent): string =>
  order ? creditorReference(order.number) : label
