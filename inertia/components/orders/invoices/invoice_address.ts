export type InvoiceList = {
  search: string
  filters: { kind: string[] }
  orderBy: 'number' | 'issued' | 'order' | 'company' | 'gross'
  orderDirection: 'asc' | 'desc'
  limit: number
}

const PAGE = '/admin/manage-orders/invoices'

/** The address of the list of invoices; every change but that of the page begins at the first page. */
export function invoiceAddress(list: InvoiceList, page = 1, below = ''): string {
  const { search, filters, orderBy, orderDirection } = list
  const isDefault = orderBy === 'issued' && orderDirection === 'desc'
  const all = [
    ['search', search],
    ['kind', filters.kind.join(',')],
    ['orderBy', isDefault ? '' : orderBy],
    ['orderDirection', isDefault ? '' : orderDirection],
    ['page', page > 1 ? String(page) : ''],
  ].filter(([, value]) => value !== '')
  const query = new URLSearchParams(all as [string, string][]).toString()
  return `${PAGE}${below}${query && `?${query}`}`
}
