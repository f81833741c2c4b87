import { STATS, type ShownChart, type TabName } from './types'

/** What was asked, narrowed to the days of a bar: sales lead to their orders, all else stays on its tab. */
export function addressOfBar(
  tab: TabName,
  { from = '', to = '' }: Partial<ShownChart['bars'][number]>,
  asked: readonly (readonly [string, string])[]
): string {
  const kept = asked.filter(([name]) => name !== 'from' && name !== 'to')
  const query = new URLSearchParams([['from', from], ['to', to], ...kept.map((one) => [...one])])
  return `${STATS}/${tab === 'sales' ? 'one-offs' : tab}?${query.toString()}`
}
