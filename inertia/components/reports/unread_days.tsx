import { Note } from '@kontor/design-system/note'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'

const MOST_NAMED = 5

/** Tells staff of days that nobody can ask for, for their files cannot be read; the newest are named. */
export function UnreadDays({ days }: { days: string[] }) {
  const t = useText('reports/staff')
  const { day } = useFormat()
  if (days.length === 0) return null
  const named = days.slice(-MOST_NAMED).map((one) => day(one))
  const before = days.length > MOST_NAMED ? ['…'] : []
  return (
    <div className="pb-6">
      <Note>{t('unread', { count: days.length, days: [...before, ...named].join(', ') })}</Note>
    </div>
  )
}
