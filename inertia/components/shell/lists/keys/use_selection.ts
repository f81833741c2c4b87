import { toggleAll, toggleRow, type RowKey } from '@kontor/design-system/patterns/data_table'
import { useRef, useState } from 'react'

export type Selection = ReturnType<typeof useSelection>

/** Which of the rows of a page are taken up; those that are gone are let go of. */
export function useSelection(keys: readonly RowKey[]) {
  const [kept, keep] = useState<readonly RowKey[]>([])
  const last = useRef<RowKey | null>(null)
  const chosen: ReadonlySet<RowKey> = new Set(kept.filter((key) => keys.includes(key)))
  const toggle = (key: RowKey, isRange: boolean) => {
    const from = isRange ? last.current : null
    keep(toggleRow(keys, chosen, key, from))
    last.current = key
  }
  return {
    chosen,
    toggle,
    toggleAll: () => keep(toggleAll(keys, chosen)),
    add: (added: readonly RowKey[]) => {
      keep([...new Set([...chosen, ...added])])
      last.current = added.at(-1) ?? null
    },
    clear: () => keep([]),
  }
}
