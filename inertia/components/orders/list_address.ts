import { ADDRESSES } from '~/components/shell/addresses'
import { listParameters, withParameters } from '~/components/shell/lists/list_address'
import type { CustomerList } from './types'

export const orderAddress = (number: number) => `${ADDRESSES.orders}/${number}`

/** The address of a list; what is the default anyway is left out. */
export const listAddress = (list: CustomerList, page = 1): string =>
  withParameters(ADDRESSES.orders, listParameters(list, { orderBy: 'created' }, page))
