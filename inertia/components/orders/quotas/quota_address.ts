import {
  listParameters,
  withParameters,
  type ListWish,
} from '~/components/shell/lists/list_address'

export const QUOTAS = '/admin/quotas'

/** The address of a list as it is asked for; what is the default anyway is left out. */
export const tableAddress = (path: string, list: ListWish, usual: string, page = 1): string =>
  withParameters(path, listParameters(list, { orderBy: usual }, page))
