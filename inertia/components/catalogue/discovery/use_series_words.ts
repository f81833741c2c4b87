import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { SeriesRow } from './types'

/** What a series of files is, in words. */
export function useSeriesWords() {
  const t = useText('catalogue/discover')
  const products = useText('catalogue/products')
  const product = useText('catalogue/product')
  const { count, day, size } = useFormat()
  return {
    span: ({ firstDay, lastDay }: Pick<SeriesRow, 'firstDay' | 'lastDay'>) =>
      t('series.from_to', { from: day(firstDay), to: day(lastDay) }),
    extent: ({ days, files, bytes }: Pick<SeriesRow, 'days' | 'files' | 'bytes'>) =>
      t('series.extent', { count: days, files: count(files), size: size(bytes) }),
    format: ({ format, compression }: Pick<SeriesRow, 'format' | 'compression'>) =>
      compression === 'none'
        ? products(`format.${format}`)
        : `${products(`format.${format}`)}, ${products(`format.${compression}`)}`,
    appears: ({
      publishDelayDays: delay,
      publishTime: time,
    }: Pick<SeriesRow, 'publishDelayDays' | 'publishTime'>) =>
      delay === 0
        ? product('detail.delay_zero', { time })
        : product('detail.delay', { count: delay, days: delay, time }),
  }
}
