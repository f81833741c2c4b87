import { ADDRESSES } from '~/components/shell/addresses'
import type { FilterName, OrderList } from './types'

const PAGE_SIZE = 10
export const FILTER_NAMES: readonly FilterName[] = ['state', 'type', 'payment']

/** The list's parameters without those that say what is the default anyway. */
export function listParameters(list: OrderList, page = 1): [string, string][] {
  const { view, search, filters, orderBy, orderDirection, limit } = list
  const isDefaultOrder = orderBy === 'created' && orderDirection === 'desc'
  const all: [string, string][] = [
    ['view', view === 'all' ? '' : view],
    ['search', search],
    ...FILTER_NAMES.map((name): [string, string] => [name, filters[name].join(',')]),
    ['orderBy', isDefaultOrder ? '' : orderBy],
    ['orderDirection', isDefaultOrder ? '' : orderDirection],
    ['limit', limit === PAGE_SIZE ? '' : String(limit)],
    ['page', page > 1 ? String(page) : ''],
  ]
  return all.filter(([, value]) => value !== '')
}

/** The address of a list; every change but that of the page begins at the first page again. */
export function listAddress(list: OrderList, page = 1): string {
  const query = new URLSearchParams(listParameters(list, page)).toString()
  const { base = ADDRESSES.adminOrders } = list
  return query ? `${base}?${query}` : base
}

/** The same rows as CSV, all pages of them. */
export const exportAddress = (list: OrderList) =>
  `${ADDRESSES.adminOrders}/export?${new URLSearchParams(listParameters(list))}`

export const orderAddress = (number: number, base: string = ADDRESSES.adminOrders) =>
  `${base}/${number}`

/** The list with one filter set to a value, or with none of it. */
export const withFilter = (list: OrderList, name: FilterName, value: string): OrderList => ({
  ...list,
  filters: { ...list.filters, [name]: value ? [value] : [] },
})

/** The same view and order with nothing searched and no filter set. */
export const withoutFilters = (list: OrderList): OrderList => ({
  ...list,
  search: '',
  filters: { state: [], type: [], payment: [] },
})
