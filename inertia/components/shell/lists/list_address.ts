import type { TableSort } from '@kontor/design-system/patterns/data_table'

type Direction = 'asc' | 'desc'

/** What the address of a list asks for, as the server has read it. */
export type ListWish = {
  view?: string
  search: string
  filters: Record<string, string[]>
  orderBy: string
  orderDirection: Direction
  limit: number
}

/** What a list shows when its address asks for nothing: all of it by this, the last first. */
type Usual = { orderBy: string; limit?: number }

/** The parameters of a list without those that say what is usual anyway. */
export function listParameters(list: ListWish, usual: Usual, page = 1): [string, string][] {
  const { view = 'all', search, filters, orderBy, orderDirection, limit } = list
  const isUsualOrder = orderBy === usual.orderBy && orderDirection === 'desc'
  const all: [string, string][] = [
    ['view', view === 'all' ? '' : view],
    ['search', search],
    ...Object.entries(filters).map(([name, values]): [string, string] => [name, values.join(',')]),
    ['orderBy', isUsualOrder ? '' : orderBy],
    ['orderDirection', isUsualOrder ? '' : orderDirection],
    ['limit', limit === (usual.limit ?? limit) ? '' : String(limit)],
    ['page', page > 1 ? String(page) : ''],
  ]
  return all.filter(([, value]) => value !== '')
}

export function withParameters(path: string, parameters: [string, string][]): string {
  const query = new URLSearchParams(parameters).toString()
  return query ? `${path}?${query}` : path
}

type Sorting<List extends ListWish> = {
  by: List['orderBy']
  /** The direction of the first press on the column's head; the next turns the order round. */
  first?: Direction
  at: (list: List) => string
}

/** How a column is sorted now, and where its head leads. */
export function listSort<List extends ListWish>(list: List, sorting: Sorting<List>): TableSort {
  const { by, first = 'asc', at } = sorting
  const isCurrent = list.orderBy === by
  const turned = list.orderDirection === 'asc' ? 'desc' : 'asc'
  const direction = list.orderDirection === 'asc' ? 'ascending' : 'descending'
  return {
    href: at({ ...list, orderBy: by, orderDirection: isCurrent ? turned : first }),
    direction: isCurrent ? direction : null,
  }
}

/** The list with one filter set to a value, or with none of it. */
export function withFilter<List extends ListWish>(
  list: List,
  name: keyof List['filters'],
  value: string
): List {
  return { ...list, filters: { ...list.filters, [name]: value ? [value] : [] } }
}

/** The same view and order with nothing searched and no filter set. */
export function withoutFilters<List extends ListWish>(list: List): List {
  const none = Object.keys(list.filters).map((name) => [name, []])
  return { ...list, search: '', filters: Object.fromEntries(none) }
}
