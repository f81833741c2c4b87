import { useState } from 'react'
import type { Entry } from './types'

export type Selection = ReturnType<typeof useSelection>

/** Lines chosen for booking; only those that fit exactly can be booked without a question. */
export function useSelection(entries: readonly Entry[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const exact = entries.filter(({ proposal }) => proposal === 'exact')
  const selected = exact.filter(({ id }) => chosen.has(id))
  const toggle = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  return {
    exact,
    selected,
    has: (id: number) => chosen.has(id),
    toggle,
    all: () => setChosen(new Set(exact.map(({ id }) => id))),
    none: () => setChosen(new Set()),
  }
}
