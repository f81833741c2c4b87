import { useText } from './use_text'

/** What the buttons of a day field are called. */
export function useDayPickerLabels() {
  const t = useText('shared/lists')
  return {
    open: t('days.open'),
    previousMonth: t('days.previous_month'),
    nextMonth: t('days.next_month'),
  }
}
