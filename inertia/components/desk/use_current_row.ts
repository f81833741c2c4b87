import { useEffect, useRef, useState } from 'react'
import { rowKey, type Desk, type DeskRowData } from './types'

/** Which row keys act on. When it is done and gone, the one that takes its place is next. */
export function useCurrentRow({ sections }: Desk) {
  const rows = inOrder(sections)
  const keys = rows.map(rowKey)
  const [current, choose] = useState<string | null>(null)
  const place = useRef(0)
  const at = current === null ? -1 : keys.indexOf(current)
  useEffect(() => {
    if (at >= 0) place.current = at
  }, [at])

  const isGone = current !== null && at < 0
  const next = keys[Math.min(place.current, keys.length - 1)] ?? null
  useEffect(() => {
    if (isGone) choose(next)
  }, [isGone, next])
  /* What was pressed may be gone with its step: the focus stays with the row. */
  useEffect(() => {
    if (current !== null && document.activeElement === document.body) focusRow(current)
  }, [sections, current])

  const move = (by: 1 | -1) => {
    const to = keys[at < 0 ? 0 : Math.min(Math.max(at + by, 0), keys.length - 1)]
    if (!to) return
    choose(to)
    focusRow(to)
  }
  return { current, choose, move, row: rows[at] ?? null }
}

/** As the page shows them: money by its kinds. */
export const inOrder = (sections: Desk['sections']): DeskRowData[] =>
  sections.flatMap(({ name, kinds, rows }) =>
    name === 'money' ? kinds.flatMap(({ kind }) => rows.filter((row) => row.kind === kind)) : rows
  )

const focusRow = (key: string) =>
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)?.focus()
