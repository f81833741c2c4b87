import { StatusBadge } from '@kontor/design-system/status_badge'
import { useText } from '~/hooks/use_text'

export type RunState = 'Waiting' | 'Running' | 'Done' | 'Stopped' | 'Failed'

const LOOKS: Record<RunState, string> = {
  Waiting: 'registered',
  Running: 'processing',
  Done: 'completed',
  Stopped: 'archived',
  Failed: 'failed',
}

export const isUnderWay = (state: RunState) => state === 'Waiting' || state === 'Running'

/** How something stands that a worker does. */
export function RunStatus({ state }: { state: RunState }) {
  const t = useText('shared/runs')
  return <StatusBadge status={LOOKS[state]} label={t(`states.${state}`)} />
}
