import { CloseIcon, ArrowEndIcon, MoreIcon, RetryIcon } from '@kontor/design-system/icon'
import { IconButton } from '@kontor/design-system/icon_button'
import { Menu, MenuItem, MenuSeparator } from '@kontor/design-system/menu'
import { useCan } from '~/hooks/use_can'
import { useText } from '~/hooks/use_text'
import type { Task, TaskChange } from './types'
import { useMayOpen } from './use_may_open'

interface TaskMenuProps {
  task: Task
  onChoose: (change: TaskChange) => void
}

/** What can be done with a task; what cannot says why. */
export function TaskMenu({ task, onChoose }: TaskMenuProps) {
  const t = useText('delivery/tasks')
  const reasonOf = useReason()
  const { id, owner, canRestart, canStop, canForce } = task
  const mayOpen = useMayOpen(owner)
  return (
    <Menu
      trigger={
        <IconButton label={t('actions.label', { id })}>
          <MoreIcon />
        </IconButton>
      }
    >
      <MenuItem
        label={t('actions.restart')}
        icon={<RetryIcon />}
        onAction={() => onChoose('restart')}
        reason={reasonOf(canRestart, 'not_restartable')}
      />
      <MenuItem
        label={t('actions.force')}
        icon={<RetryIcon />}
        onAction={() => onChoose('force')}
        reason={reasonOf(canForce, 'not_forceable')}
      />
      {owner && mayOpen && (
        <MenuItem label={owner.open} icon={<ArrowEndIcon />} href={owner.path} />
      )}
      <MenuSeparator />
      <MenuItem
        label={t('actions.stop')}
        icon={<CloseIcon />}
        tone="danger"
        onAction={() => onChoose('stop')}
        reason={reasonOf(canStop, 'not_stoppable')}
      />
    </Menu>
  )
}

/** Why an action is not to be had now: for want of the right, or for the task's state. */
function useReason() {
  const t = useText('delivery/tasks')
  const mayWrite = useCan('tasks.write')
  return (can: boolean, why: 'not_restartable' | 'not_stoppable' | 'not_forceable') => {
    if (!mayWrite) return t('actions.no_permission')
    return can ? undefined : t(`actions.${why}`)
  }
}
