import { formatDay } from '@kontor/design-system/date_text'
import { AgeTally } from '@kontor/design-system/patterns/desk_list'
import { useText } from '~/hooks/use_text'
import { isOf, type Desk, type DeskRowData } from './types'

/** How long a thing lies there, in trading days. */
export function AgeCell({ row, desk }: { row: DeskRowData; desk: Desk }) {
  const t = useText('desk/today')
  const { since, before } = row
  const due = isOf(row, 'unpaid') ? row.told.due : null
  const day = formatDay(since)
  const label = due
    ? t('age.since_due', { day, due: formatDay(due) })
    : t(since === desk.today ? 'age.today' : 'age.since', { day })
  return <AgeTally axis={desk.axis} label={label} {...{ since, due, before }} />
}
