import type { HeldSubscription } from './types'
import { useRangeWords } from './use_range_words'

/** The days of data of a subscription, a line for each range. */
export function HeldDays({ subscription }: { subscription: HeldSubscription }) {
  const words = useRangeWords()
  const { isUnrestricted, ranges } = subscription
  if (isUnrestricted) return words(null, null)
  return (
    <ul>
      {ranges.map(({ startsOn, endsOn }) => (
        <li key={`${startsOn}${endsOn}`}>{words(startsOn, endsOn)}</li>
      ))}
    </ul>
  )
}
