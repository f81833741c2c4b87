import { useText } from '~/hooks/use_text'
import { clockTime } from './clock_time'
import type { StatusLine } from './status_types'

/** What a visitor reads of a day. */
export function useStatusWords(today: string) {
  const t = useText('arrivals/status')
  return ({ status, arrivedAt, estimateAt, correctedAt }: StatusLine): string => {
    const time = (moment: string | null) => (moment ? clockTime(moment, today) : '')
    if (status === 'Late') {
      return estimateAt ? t('states.late_about', { time: time(estimateAt) }) : t('states.late')
    }
    if (status === 'Corrected') return t('states.corrected', { time: time(correctedAt) })
    if (status === 'Missing' || status === 'Expected') return t(`states.${status}`)
    return t('states.arrived', { time: time(arrivedAt) })
  }
}
