import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'

/** A day, or the first and the last of several. */
export function useSpanWords() {
  const t = useText('catalogue/product_days')
  const { day } = useFormat()
  return ({ from, to }: { from: string; to: string }) =>
    from === to ? day(from) : t('from_to', { from: day(from), to: day(to) })
}
