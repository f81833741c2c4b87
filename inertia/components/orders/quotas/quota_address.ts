type List = {
  search: string
  filters: Record<string, string[]>
  orderBy: string
  orderDirection: 'asc' | 'desc'
}

/** The address of a list as it is asked for; what is the default anyway is left out. */
export function tableAddress(path: string, list: List, usual: string, page = 1): string {
  const { search, filters, orderBy, orderDirection } = list
  const isUsual = orderBy === usual && orderDirection === 'desc'
  const all: [string, string][] = [
    ['search', search],
    ...Object.entries(filters).map(([name, values]): [string, string] => [name, values.join(',')]),
    ['orderBy', isUsual ? '' : orderBy],
    ['orderDirection', isUsual ? '' : orderDirection],
    ['page', page > 1 ? String(page) : ''],
  ]
  const query = new URLSearchParams(all.filter(([, value]) => value !== '')).toString()
  return query ? `${path}?${query}` : path
}

/** How a column is sorted now, and where its head leads; a second press turns the order round. */
export function tableSort<L extends List>(list: L, orderBy: L['orderBy'], at: (list: L) => string) {
  const isCurrent = list.orderBy === orderBy
  const turned = list.orderDirection === 'asc' ? ('desc' as const) : ('asc' as const)
  const direction = list.orderDirection === 'asc' ? ('ascending' as const) : ('descending' as const)
  return {
    href: at({ ...list, orderBy, orderDirection: isCurrent ? turned : 'asc' }),
    direction: isCurrent ? direction : null,
  }
}

export const QUOTAS = '/admin/quotas'
