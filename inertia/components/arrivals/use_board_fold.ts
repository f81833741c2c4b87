import type { RowFold } from '@kontor/design-system/patterns/data_table'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Arrival } from './types'

/** On a phone days that came as they should stand behind one line, as long as those that need somebody come first. */
export function useBoardFold(
  arrivals: readonly Arrival[],
  isByState: boolean
): RowFold<Arrival> | undefined {
  const t = useText('arrivals/board')
  const { count } = useFormat()
  const folded = arrivals.filter(isAsUsual).length
  if (!isByState || folded === 0 || folded === arrivals.length) return undefined
  return { isFolded: isAsUsual, label: t('as_usual', { days: count(folded) }) }
}

const isAsUsual = ({ status, hasOddSize }: Arrival) => status === 'Arrived' && !hasOddSize
