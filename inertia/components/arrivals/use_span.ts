import { useText } from '~/hooks/use_text'

const [HOUR, TWO_DAYS] = [60, 2 * 1440]

/** A number of minutes in words: "12 min", "2 h 36 min", "3 days". */
export function useSpan() {
  const t = useText('arrivals/words')
  const counted = useText('shared/counts')
  return (minutes: number) => {
    const whole = Math.max(0, Math.round(minutes))
    if (whole < HOUR) return t('span.minutes', { minutes: whole })
    if (whole >= TWO_DAYS) return counted('days', { count: Math.floor(whole / 1440) })
    return t('span.hours', { hours: Math.floor(whole / HOUR), minutes: whole % HOUR })
  }
}
