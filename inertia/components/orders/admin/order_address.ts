import { ADDRESSES } from '~/components/shell/addresses'

export const orderAddress = (number: number, base: string = ADDRESSES.adminOrders) =>
  `${base}/${number}`

/** Where the orders of one customer lie, if this address is one of them. */
export const customerBaseOf = (url: string): string | undefined =>
  /^\/admin\/manage-users\/\d+\/orders(?=\/)/.exec(url)?.[0]
