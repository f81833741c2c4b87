import type { SheetMonth } from '~/components/delivery/live/types'

type Asked = Partial<Record<'orderBy' | 'orderDirection' | 'page' | 'all', string | number>>

/** Where a month of an order's files stands open. */
export function monthAddress(
  address: string,
  { itemRef, month }: Pick<SheetMonth, 'itemRef' | 'month'>,
  asked: Asked = {}
): string {
  const named = Object.entries(asked).map(([key, value]) => [key, String(value)])
  return `${address}?${new URLSearchParams([['item', itemRef], ['month', String(month)], ...named])}`
}
