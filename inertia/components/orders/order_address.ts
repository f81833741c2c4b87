import { ADDRESSES } from '~/components/shell/addresses'

export const orderAddress = (number: number) => `${ADDRESSES.orders}/${number}`

/** Where the files of an order are fetched together, and their downloads told. */
export const deliveryAddress = (number: number) => `/deliveries/${number}`
