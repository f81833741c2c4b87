/** What the address of a ledger's page says. */
export type LedgerTable = {
  search: string
  limit: number
  orderBy: 'startedAt' | 'file' | 'bytesSent'
  orderDirection: 'asc' | 'desc'
  filters: { way: string[]; outcome: string[] }
}

/** The address of a ledger in an order, narrowed, at a page. */
export function ledgerAddress(order: string, table: LedgerTable, page = 1): string {
  const { orderBy, orderDirection, filters } = table
  const query = new URLSearchParams({ orderBy, orderDirection, page: String(page) })
  for (const way of filters.way) query.append('way', way)
  for (const outcome of filters.outcome) query.append('outcome', outcome)
  return `/deliveries/${order}/downloads?${query}`
}
