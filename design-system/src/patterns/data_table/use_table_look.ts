import { useCallback, useEffect, useRef, useState } from 'react'
import type { TableColumn, TableDensity } from './types'

/** The reader's own view of a table: row height, and the columns that are left out. */
export interface TableLook {
  density: TableDensity
  hidden: readonly string[]
}

/** Remembers the look of a table in this browser under `name`. The first paint uses `initial`, as the server cannot know what was chosen. */
export function useTableLook(name: string, initial: TableLook) {
  const [look, setLook] = useState(initial)
  const first = useRef(initial)
  first.current = initial
  useEffect(() => {
    setLook(readLook(localStorage.getItem(keyOf(name))) ?? first.current)
  }, [name])

  const change = useCallback(
    (next: Partial<TableLook>) =>
      setLook((current) => {
        const changed = { ...current, ...next }
        localStorage.setItem(keyOf(name), JSON.stringify(changed))
        return changed
      }),
    [name]
  )

  return {
    ...look,
    setDensity: (density: TableDensity) => change({ density }),
    toggleColumn: (id: string) => change({ hidden: toggled(look.hidden, id) }),
    /** The columns of the table, those left out marked; the first always stays. */
    applyTo: <Row>(columns: readonly TableColumn<Row>[]) => withHidden(columns, look.hidden),
  }
}

/** Reads what was kept; anything else than a look is as good as nothing. */
export function readLook(text: string | null): TableLook | null {
  try {
    const { density, hidden } = JSON.parse(text ?? 'null') ?? {}
    if (density !== 'comfortable' && density !== 'compact') return null
    return { density, hidden: Array.isArray(hidden) ? hidden.filter(isText) : [] }
  } catch {
    return null
  }
}

function withHidden<Row>(columns: readonly TableColumn<Row>[], hidden: readonly string[]) {
  return columns.map((column, at) => ({ ...column, hidden: at > 0 && hidden.includes(column.id) }))
}

function toggled(hidden: readonly string[], id: string): string[] {
  return hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id]
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function keyOf(name: string): string {
  return `table:${name}`
}
