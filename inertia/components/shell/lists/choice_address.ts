import { listAddress, withFilter } from './list_address'
import type { AskedList } from './types'

/** Where one of several ways is chosen; the usual one need not stand in an address. */
export const choiceAddress = (
  path: string,
  list: AskedList,
  { name, chosen, usual }: { name: string; chosen: string; usual: string }
): string => listAddress(path, withFilter(list, name, chosen === usual ? '' : chosen))
