import { useText } from '~/hooks/use_text'
import type { TaskFilter } from './types'

const GROUPS = { state: 'states', cmd: 'commands', recur: 'recurrences' } as const

/** The word for a value that a filter offers. */
export function useFilterWords() {
  const t = useText('delivery/tasks')
  return (name: string, value: string) =>
    t(`${GROUPS[name as TaskFilter]}.${value}` as 'states.Waiting')
}
