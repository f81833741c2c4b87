import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Finding } from './types'

/** The days of a finding, a line for each stretch. */
export function FindingDays({ days }: Pick<Finding, 'days'>) {
  const t = useText('contracts/findings')
  const { day } = useFormat()
  const dayOr = (iso: string | null) => (iso ? day(iso) : t('open'))
  return (
    <ul>
      {days.map(({ from, until }) => (
        <li key={`${from}${until}`} className="whitespace-nowrap">
          {from || until ? `${dayOr(from)} – ${dayOr(until)}` : t('all_days')}
        </li>
      ))}
    </ul>
  )
}
