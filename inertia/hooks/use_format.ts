import { formatDay } from '@kontor/design-system/date_text'
import { formatFileSize } from '@kontor/design-system/file_size'
import { formatCount, formatMoney } from '@kontor/design-system/money_text'
import { useShared } from './use_shared'

/** Figures in the language of the page: cents, counts, bytes, days. */
export function useFormat() {
  const { locale } = useShared()
  return {
    money: (cents: number) => formatMoney(cents, locale),
    count: (count: number) => formatCount(count, locale),
    size: (bytes: number) => formatFileSize(bytes, locale),
    day: formatDay,
  }
}
