import type { ConversionStep } from './conversion_steps'
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

/** Orders behind a step of the conversion; of the others, which products are counted most. */
export function addressOfStep(
  step: ConversionStep,
  asked: readonly (readonly [string, string])[]
): string {
  const isOrder = step === 'ordered' || step === 'paid'
  const span = asked.filter(([name]) => name === 'from' || name === 'to')
  const more = isOrder ? EXTERNAL : [['orderBy', step]]
  const paid = step === 'paid' ? PAID : []
  const query = new URLSearchParams([...span, ...more, ...paid].map((one) => [...one]))
  return `${STATS}/${isOrder ? 'one-offs' : 'conversion'}?${query.toString()}`
}

const EXTERNAL = [['users', 'External']]
const PAID = [['state', 'Confirmed,Processing,Completed']]
