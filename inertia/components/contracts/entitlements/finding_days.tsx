import { useText } from '~/hooks/use_text'
import type { Finding } from './types'
import { useStretchWords } from './use_stretch_words'

/** The days of a finding, a line for each stretch. */
export function FindingDays({ days }: Pick<Finding, 'days'>) {
  const t = useText('contracts/findings')
  const stretch = useStretchWords()
  return (
    <ul>
      {days.map(({ from, until }) => (
        <li key={`${from}${until}`} className="whitespace-nowrap">
          {from || until ? stretch({ from, until }) : t('all_days')}
        </li>
      ))}
    </ul>
  )
}
