import { router } from '@inertiajs/react'
import { ArrowEndIcon, ClockIcon, MoreIcon, RetryIcon, UserIcon } from '@kontor/design-system/icon'
import { IconButton } from '@kontor/design-system/icon_button'
import { Menu, MenuItem, MenuSeparator } from '@kontor/design-system/menu'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { useRowName } from './row_name'
import { addressOf } from './row_words'
import type { Asked } from './row_questions'
import type { DeskActions } from './use_desk_actions'
import { DESK, isOf, type DeskRowData } from './types'

interface RowMenuProps {
  row: DeskRowData
  actions: DeskActions
  onAsk: (asked: Asked) => void
}

/** All that can be done with a row, besides its next step. */
export function RowMenu({ row, actions, onAsk }: RowMenuProps) {
  const t = useText('desk/today')
  const name = useRowName()(row)
  const { user } = useShared()
  const { taken, snoozedUntil } = row
  const rests = snoozedUntil !== null && snoozedUntil > actions.today
  const take = taken ? (taken.id === user?.id ? 'let_go' : 'take_over') : 'take'
  const remind = () =>
    router.post(`${DESK}/reminders/${row.key}`, {}, { preserveScroll: true, preserveState: true })
  return (
    <Menu
      trigger={
        <IconButton label={t('menu.label', { name })}>
          <MoreIcon />
        </IconButton>
      }
    >
      <MenuItem label={t(`menu.${take}`)} icon={<UserIcon />} onAction={() => actions.take(row)} />
      <MenuItem
        label={t('menu.give')}
        icon={<ArrowEndIcon />}
        onAction={() => onAsk({ row, what: 'give' })}
      />
      {rests ? (
        <MenuItem
          label={t('menu.wake')}
          icon={<ClockIcon />}
          onAction={() => actions.rest(row, null)}
        />
      ) : (
        <MenuItem
          label={t('menu.rest')}
          icon={<ClockIcon />}
          onAction={() => onAsk({ row, what: 'rest' })}
        />
      )}
      {isOf(row, 'unpaid') && !row.told.isRemindedToday && (
        <MenuItem label={t('menu.remind')} icon={<RetryIcon />} onAction={remind} />
      )}
      <MenuSeparator />
      <MenuItem label={t('menu.open')} href={addressOf(row)} />
    </Menu>
  )
}
