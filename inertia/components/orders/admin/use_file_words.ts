import { formatDay } from '@kontor/design-system/date_text'
import { useText } from '~/hooks/use_text'
import type { AdminOrder } from './types'

type Delivered = Pick<AdminOrder, 'state' | 'lastDownloadDay' | 'isWindowOver'>

/** What the customer can do with the files now. */
export function useFileWords({ state, lastDownloadDay, isWindowOver }: Delivered): string {
  const t = useText('orders/admin')
  if (lastDownloadDay) {
    return t(isWindowOver ? 'files.ended' : 'files.until', { day: formatDay(lastDownloadDay) })
  }
  if (state === 'Registered') return t('files.pending')
  return t(state === 'Confirmed' || state === 'Processing' ? 'files.wait' : 'files.unfinished')
}
