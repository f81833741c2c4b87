import { listParameters, withParameters } from '~/components/shell/lists/list_address'

export type InvoiceList = {
  search: string
  filters: { kind: string[] }
  orderBy: 'number' | 'issued' | 'order' | 'company' | 'gross'
  orderDirection: 'asc' | 'desc'
  limit: number
}

const PAGE = '/admin/manage-orders/invoices'

/** The address of the list of invoices; every change but that of the page begins at the first page. */
export const invoiceAddress = (list: InvoiceList, page = 1, below = ''): string =>
  withParameters(`${PAGE}${below}`, listParameters(list, { orderBy: 'issued' }, page))
