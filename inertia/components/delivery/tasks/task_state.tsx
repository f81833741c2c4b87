import { StatusBadge } from '@kontor/design-system/status_badge'
import { useText } from '~/hooks/use_text'
import type { Task } from './types'

/** Names under which the looks of these two are drawn. */
const LOOKS: Partial<Record<Task['state'], string>> = {
  Succeeded: 'completed',
  Stopped: 'non_active',
}

export function TaskState({ state }: { state: Task['state'] }) {
  const t = useText('delivery/tasks')
  return <StatusBadge status={LOOKS[state] ?? state} label={t(`states.${state}`)} />
}
