import { useText } from '~/hooks/use_text'

/** Words of the calendar of a date field. */
export function useDayLabels() {
  const t = useText('shared/lists')
  return {
    open: t('days.open'),
    previousMonth: t('days.previous_month'),
    nextMonth: t('days.next_month'),
  }
}
