import type { TabName } from './types'

export const NAMES_OF_TABS: Record<TabName, readonly string[]> = {
  'sales': [
    ...['day', 'orders', 'net', 'vat', 'gross'],
    ...['credited', 'standing', 'refunded', 'left'],
  ],
  'sales-by-user': ['customer', 'orders', 'items', 'net', 'average', 'last'],
  'sales-by-product': ['product', 'items', 'days', 'price', 'average'],
  'new-users': ['created', 'name', 'customer', 'internal', 'active'],
  'subscribers': [
    ...['category', 'subscription', 'customer', 'partner'],
    ...['range', 'start', 'end', 'trial'],
  ],
  'one-offs': [
    ...['created', 'order', 'state', 'payment', 'customer'],
    ...['name', 'partner', 'net', 'items', 'byAdmin'],
  ],
  'reports': ['report', 'created', 'net', 'customer', 'partner', 'invoiced'],
  'conversion': [
    ...['product', 'venues', 'asked', 'saved', 'basket', 'ordered', 'paid'],
    ...['rate', 'price'],
  ],
}

/** Left out until somebody wants them. */
export const HIDDEN: readonly string[] = ['partner', 'name', 'venues']

/** Columns that hold amounts. */
export const AMOUNTS: readonly string[] = [
  ...['net', 'vat', 'gross', 'credited', 'standing', 'refunded', 'left'],
  ...['average', 'price'],
]
