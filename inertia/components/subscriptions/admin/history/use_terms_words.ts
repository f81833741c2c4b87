import { formatDay } from '@kontor/design-system/date_text'
import { useText } from '~/hooks/use_text'
import type { PastDays } from './types'

/** What a range was besides its days: a trial, with files from a day on, of chosen parts. */
export function useTermsWords() {
  const words = useText('subscriptions/pages')
  const t = useText('subscriptions/entitlements')
  return ({ isTrial, isSalesTrial, actualStartsOn, items }: PastDays): string[] => [
    ...(isSalesTrial ? [t('sales_trial')] : isTrial ? [words('ranges.trial')] : []),
    ...(actualStartsOn ? [words('ranges.actual_start', { day: formatDay(actualStartsOn) })] : []),
    ...(items.length > 0 ? [words('ranges.items', { items: items.join(', ') })] : []),
  ]
}
