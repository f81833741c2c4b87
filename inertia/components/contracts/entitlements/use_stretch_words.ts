import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Finding } from './types'

/** A stretch of days in words, with one end, both or none. */
export function useStretchWords() {
  const t = useText('contracts/findings')
  const fields = useText('shared/fields')
  const { day } = useFormat()
  return ({ from, until }: Finding['days'][number]) => {
    if (from && until) return fields('from_to', { from: day(from), to: day(until) })
    if (from) return t('from_day', { day: day(from) })
    return until ? t('until_day', { day: day(until) }) : t('open')
  }
}
