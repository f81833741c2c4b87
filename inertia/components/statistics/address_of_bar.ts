import type { ConversionStep } from './conversion_steps'
import { STATS, type ShownChart, type TabName } from './types'

type Bar = ShownChart['bars'][number]
type Asked = readonly (readonly [string, string])[]

/** What lies behind a bar: its orders; a subscription that is ranked; else what was asked, narrowed to its days. */
export function addressOfBar(tab: TabName, { id, href, from = '', to = '' }: Bar, asked: Asked) {
  if (href) return href
  if (tab === 'subscribers' && !from) return `/admin/manage-subscriptions/${id}`
  const kept = asked.filter(([name]) => name !== 'from' && name !== 'to')
  return `${STATS}/${tab}?${queryOf([['from', from], ['to', to], ...kept])}`
}

/** Which products are counted most in a step of the conversion. */
export function addressOfStep(step: ConversionStep, asked: Asked): string {
  const span = asked.filter(([name]) => name === 'from' || name === 'to')
  return `${STATS}/conversion?${queryOf([...span, ['orderBy', step]])}`
}

const queryOf = (parameters: Asked) =>
  new URLSearchParams(parameters.map((one) => [...one])).toString()
