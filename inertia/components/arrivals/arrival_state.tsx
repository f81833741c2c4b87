import { StatusBadge } from '@kontor/design-system/status_badge'
import { useText } from '~/hooks/use_text'
import { clockTime } from './clock_time'
import { STATUS_LOOKS } from './status_looks'
import type { Arrival } from './types'
import { useStateDetail } from './use_state_detail'

interface ArrivalStateProps {
  arrival: Arrival
  now: string
}

/** What became of a day: a word or its time, and how that compares with what was expected. */
export function ArrivalState({ arrival, now }: ArrivalStateProps) {
  const t = useText('arrivals/words')
  const detail = useStateDetail(arrival, now)
  const { status, morning, estimateAt, correctedAt, arrivedAt } = arrival
  return <StatusBadge status={STATUS_LOOKS[status]} label={label()} detail={detail} />

  function label() {
    const time = (moment: string | null) => (moment ? clockTime(moment, morning) : '')
    if (status === 'Late' && estimateAt) return t('late_about', { time: time(estimateAt) })
    if (status === 'Corrected') return t('corrected_at', { time: time(correctedAt) })
    if (status === 'Arrived' || status === 'ArrivedLate') return time(arrivedAt)
    return t(`states.${status}`)
  }
}
