import { ADDRESSES } from '~/components/shell/addresses'
import type { CustomerList } from './types'

export const orderAddress = (number: number) => `${ADDRESSES.orders}/${number}`

/** The address of a list; what is the default anyway is left out. */
export function listAddress(list: CustomerList, page = 1): string {
  const isDefaultOrder = list.orderBy === 'created' && list.orderDirection === 'desc'
  const parameters = [
    ['search', list.search],
    ['state', list.filters.state.join(',')],
    ['orderBy', isDefaultOrder ? '' : list.orderBy],
    ['orderDirection', isDefaultOrder ? '' : list.orderDirection],
    ['page', page > 1 ? String(page) : ''],
  ].filter(([, value]) => value !== '')
  const query = new URLSearchParams(parameters as [string, string][]).toString()
  return query ? `${ADDRESSES.orders}?${query}` : ADDRESSES.orders
}
