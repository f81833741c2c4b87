import { ADDRESSES } from '~/components/shell/addresses'

export const orderAddress = (number: number) => `${ADDRESSES.orders}/${number}`
