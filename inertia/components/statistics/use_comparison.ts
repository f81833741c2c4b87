import type { ChartComparison } from '@kontor/design-system/chart'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { StatisticsPage } from './types'
import { useChange } from './use_change'

/** Words of what a chart is compared with: which days these are. */
export function useComparison({
  kind,
  from,
  to,
}: StatisticsPage['comparison']): ChartComparison | null {
  const t = useText('statistics/page')
  const { day } = useFormat()
  const describe = useChange()
  if (kind === 'none') return null
  const label = t('compared', { from: day(from), to: day(to) })
  return { label, change: t('change'), describe }
}
