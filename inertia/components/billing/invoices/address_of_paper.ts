import { ADDRESSES } from '~/components/shell/addresses'

/** Where one finds an own paper by its number. */
export const addressOfPaper = (label: string) => `${ADDRESSES.orders}/invoices/${label}`
