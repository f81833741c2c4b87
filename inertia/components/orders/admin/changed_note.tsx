import { formatMoment } from '@kontor/design-system/date_text'
import { Note } from '@kontor/design-system/note'
import { useText } from '~/hooks/use_text'
import type { AdminOrder } from './types'
import { useHistoryWords } from './use_history_words'

interface ChangedNoteProps {
  /** The order as it was when the refused change was begun. */
  before: AdminOrder
  order: AdminOrder
}

/** What happened to the order between the look at it and the refused change. */
export function ChangedNote({ before, order }: ChangedNoteProps) {
  const t = useText('orders/admin')
  const orders = useText('orders/order')
  const { text } = useHistoryWords(order)
  return (
    <Note tone="crimson" title={t('changed.title')} isAnnounced>
      <ul className="grid gap-1 py-1">
        {order.history.slice(before.history.length).map((entry) => (
          <li key={entry.at}>
            {t('changed.entry', { at: formatMoment(entry.at), text: text(entry) })}
          </li>
        ))}
      </ul>
      <p>{t('changed.now', { state: orders(`states.${order.state}`) })}</p>
    </Note>
  )
}
