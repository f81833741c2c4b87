import type { TableSort } from '@kontor/design-system/patterns/data_table'
import type { AskedList, Direction } from './types'

/** The parameters of a list without those that say what is usual anyway. */
export function listParameters(list: AskedList, page = 1): [string, string][] {
  const { view, search, filters, orderBy, orderDirection, limit, usual } = list
  const isUsualOrder = orderBy === usual.by && orderDirection === usual.direction
  const all: [string, string][] = [
    ['view', view === 'all' ? '' : view],
    ['search', search],
    ...Object.entries(filters).map(([name, values]): [string, string] => [name, values.join(',')]),
    ['orderBy', isUsualOrder ? '' : orderBy],
    ['orderDirection', isUsualOrder ? '' : orderDirection],
    ['limit', limit === usual.limit ? '' : String(limit)],
    ['page', page > 1 ? String(page) : ''],
  ]
  return all.filter(([, value]) => value !== '')
}

/** The address of a list; every change but that of the page begins at the first page again. */
export const listAddress = (path: string, list: AskedList, page = 1): string =>
  withParameters(path, listParameters(list, page))

/** Where the same rows are sent as CSV. */
export const exportAddress = (path: string, list: AskedList, separator?: 'comma'): string =>
  withParameters(`${path}/export`, [
    ...listParameters(list),
    ...(separator ? [['separator', separator] satisfies [string, string]] : []),
  ])

function withParameters(path: string, parameters: [string, string][]): string {
  const query = new URLSearchParams(parameters).toString()
  return query ? `${path}?${query}` : path
}

/** How a column is sorted now, and where its head leads: a second press turns the order round. */
export function listSort(path: string, list: AskedList, by: string, first: Direction): TableSort {
  const isCurrent = list.orderBy === by
  const turned = list.orderDirection === 'asc' ? 'desc' : 'asc'
  const direction = list.orderDirection === 'asc' ? 'ascending' : 'descending'
  return {
    href: listAddress(path, { ...list, orderBy: by, orderDirection: isCurrent ? turned : first }),
    direction: isCurrent ? direction : null,
  }
}

/** The list with one filter set to a value, or with none of it. */
export const withFilter = (list: AskedList, name: string, value: string): AskedList => ({
  ...list,
  filters: { ...list.filters, [name]: value ? [value] : [] },
})

/** The same view and order with nothing searched and no filter set. */
export function withoutFilters(list: AskedList): AskedList {
  const none = Object.keys(list.filters).map((name) => [name, []])
  return { ...list, search: '', filters: Object.fromEntries(none) }
}
