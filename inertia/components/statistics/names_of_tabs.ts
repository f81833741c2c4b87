import type { TabName } from './types'

/** The columns of each tab. */
export const NAMES_OF_TABS: Record<TabName, readonly string[]> = {
  'sales': ['day', 'orders', 'net', 'vat', 'gross', 'refunded', 'left'],
  'sales-by-user': ['email', 'company', 'orders', 'items', 'net', 'average', 'last'],
  'sales-by-product': ['product', 'items', 'days', 'price', 'average'],
  'new-users': ['created', 'name', 'email', 'company', 'internal', 'active'],
  'subscribers': [
    ...['category', 'subscription', 'email', 'company', 'partner'],
    ...['range', 'start', 'end', 'trial'],
  ],
  'one-offs': [
    ...['created', 'order', 'state', 'payment', 'company', 'name', 'email'],
    ...['partner', 'net', 'items', 'byAdmin'],
  ],
  'reports': ['report', 'created', 'net', 'email', 'company', 'partner', 'invoiced'],
}
