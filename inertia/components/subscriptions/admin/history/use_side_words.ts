import { useText } from '~/hooks/use_text'
import { useRangeWords } from '../../use_range_words'
import type { ChangedSide } from './types'
import { useTermsWords } from './use_terms_words'

type Visible = NonNullable<ChangedSide['visible']>

/** Words for what a change took or gave; empty where that was nothing. */
export function useSideWords() {
  const t = useText('subscriptions/subscription_history')
  const words = useText('subscriptions/pages')
  const span = useRangeWords()
  const termsOf = useTermsWords()
  const seen = ({ visibleFrom, visibleUntil }: Visible) =>
    visibleFrom || visibleUntil ? span(visibleFrom, visibleUntil) : words('ranges.always')
  const rangeOf = (range: ChangedSide['ranges'][number]) =>
    [
      span(range.startsOn, range.endsOn),
      (range.visibleFrom || range.visibleUntil) && t('visible', { days: seen(range) }),
      ...termsOf(range),
    ]
      .filter(Boolean)
      .join(', ')
  return ({ ranges, visible }: ChangedSide): string =>
    [...ranges.map(rangeOf), ...(visible ? [t('visible', { days: seen(visible) })] : [])].join('; ')
}
