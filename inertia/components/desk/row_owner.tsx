import { Button } from '@kontor/design-system/button'
import { formatDay, formatMoment } from '@kontor/design-system/date_text'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { Brass } from './brass'
import { useRowName } from './row_name'
import type { DeskActions } from './use_desk_actions'
import type { DeskRowData } from './types'

interface RowOwnerProps {
  row: DeskRowData
  actions: DeskActions
  mayAct: boolean
}

/** Who takes care of it, and the way to do so oneself. */
export function RowOwner({ row, actions, mayAct }: RowOwnerProps) {
  const t = useText('desk/today')
  const { user } = useShared()
  const nameOf = useRowName()
  const { taken, snoozedUntil, kind } = row
  if (snoozedUntil && snoozedUntil > actions.today) {
    return t('owner.until', { day: formatDay(snoozedUntil) })
  }
  if (taken) {
    const at = formatMoment(taken.at)
    return taken.id === user?.id
      ? t('owner.yours', { at })
      : t('owner.with', { name: taken.name, at })
  }
  if (kind === 'unpaid' || kind === 'work' || !mayAct) return null
  return (
    <span>
      <Brass>{t('owner.nobody')}</Brass> ·{' '}
      <Button
        variant="text"
        aria-label={t('owner.take_named', { name: nameOf(row) })}
        onPress={() => actions.take(row)}
      >
        {t('owner.take')}
      </Button>
    </span>
  )
}
