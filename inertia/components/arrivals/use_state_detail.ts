import { useText } from '~/hooks/use_text'
import type { Arrival } from './types'
import { useSpan } from './use_span'

/** The quieter line below a state: how long after its time, or how long until then. */
export function useStateDetail(arrival: Arrival, now: string): string {
  const t = useText('arrivals/words')
  const span = useSpan()
  const { status, dueAt, minutes, timeliness, corrections, filesExpected, files } = arrival
  const sinceDue = (Date.parse(now) - Date.parse(dueAt)) / 60_000
  const parts = files > 0 && files < filesExpected ? t('parts', { files, filesExpected }) : null
  return [told(), parts].filter(Boolean).join(', ')

  function told(): string {
    if (status === 'Late') return t('since', { span: span(sinceDue) })
    if (status === 'Missing') return t('no_file')
    if (status === 'Corrected') return t('corrections', { count: corrections })
    if (status === 'Expected') {
      return sinceDue < 0
        ? t('in', { span: span(-sinceDue) })
        : t('since', { span: span(sinceDue) })
    }
    return timeliness ? t(`came.${timeliness}`, { span: span(Math.abs(minutes ?? 0)) }) : ''
  }
}
