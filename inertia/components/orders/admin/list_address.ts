import { ADDRESSES } from '~/components/shell/addresses'
import {
  listParameters as parametersOf,
  withParameters,
} from '~/components/shell/lists/list_address'
import type { FilterName, OrderList } from './types'

export const FILTER_NAMES: readonly FilterName[] = ['state', 'type', 'payment']

const USUAL = { orderBy: 'created', limit: 10 }

export const listParameters = (list: OrderList, page = 1) => parametersOf(list, USUAL, page)

/** The address of a list; every change but that of the page begins at the first page again. */
export const listAddress = (list: OrderList, page = 1): string =>
  withParameters(list.base ?? ADDRESSES.adminOrders, listParameters(list, page))

/** The same rows as CSV, all pages of them. */
export const exportAddress = (list: OrderList): string =>
  withParameters(`${ADDRESSES.adminOrders}/export`, listParameters(list))

export const orderAddress = (number: number, base: string = ADDRESSES.adminOrders) =>
  `${base}/${number}`

/** Where the orders of one customer lie, if this address is one of them. */
export const customerBaseOf = (url: string): string | undefined =>
  /^\/admin\/manage-users\/\d+\/orders(?=\/)/.exec(url)?.[0]
