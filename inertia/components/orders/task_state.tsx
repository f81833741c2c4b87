import { StatusBadge } from '@kontor/design-system/status_badge'
import { useText } from '~/hooks/use_text'
import type { OrderItem } from './types'

type State = NonNullable<OrderItem['task']>['state']

/** Names under which the looks of these two are drawn. */
const LOOKS: Partial<Record<State, string>> = { Succeeded: 'completed', Stopped: 'non_active' }

/** A task's state as a shape with its word, or with a figure in its place. */
export function TaskState({ state, label }: { state: State; label?: string }) {
  const t = useText('delivery/files')
  return <StatusBadge status={LOOKS[state] ?? state} label={label ?? t(`tasks.${state}`)} />
}
