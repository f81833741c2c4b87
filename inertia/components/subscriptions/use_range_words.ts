import { formatDay } from '@kontor/design-system/date_text'
import { useText } from '~/hooks/use_text'

/** Words for days of which either end may be open. */
export function useRangeWords() {
  const t = useText('subscriptions/pages')
  return (from: string | null, until: string | null): string => {
    const days = {
      from: formatDay(from ?? ''),
      to: formatDay(until ?? ''),
      until: formatDay(until ?? ''),
    }
    if (from && until) return t('range.both', days)
    if (from) return t('range.from', days)
    return until ? t('range.until', days) : t('range.all')
  }
}
