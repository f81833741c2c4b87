import { useText } from '~/hooks/use_text'

const GROUPS = { state: 'states', cmd: 'commands', recur: 'recurrences' } as const

/** The word for a value that a filter offers. */
export function useFilterWords() {
  const t = useText('delivery/tasks')
  return (name: string, value: string) =>
    t(`${GROUPS[name as keyof typeof GROUPS]}.${value}` as 'states.Waiting')
}
