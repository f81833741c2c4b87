export type Id = string | number

/** Whether all, some or none of the rows that can be chosen are. */
export function extentOf(
  selectable: readonly Id[],
  chosen: ReadonlySet<Id>
): 'all' | 'some' | 'none' {
  const count = selectable.filter((id) => chosen.has(id)).length
  if (count === 0) return 'none'
  return count === selectable.length ? 'all' : 'some'
}

/** Takes up or lets go of all rows that are shown; rows a search hides keep their state. */
export function toggleAll(selectable: readonly Id[], chosen: ReadonlySet<Id>): Id[] {
  const all = extentOf(selectable, chosen) === 'all'
  const others = [...chosen].filter((id) => !selectable.includes(id))
  return all ? others : [...others, ...selectable]
}

/** Takes up or lets go of one row or, with `last`, of all from that row to this one, which then all get the state that this one gets. */
export function toggleRow(
  selectable: readonly Id[],
  chosen: ReadonlySet<Id>,
  id: Id,
  last: Id | null = null
): Id[] {
  const [from, to] = [selectable.indexOf(last ?? id), selectable.indexOf(id)]
  const touched = from < 0 ? [id] : selectable.slice(Math.min(from, to), Math.max(from, to) + 1)
  const rest = [...chosen].filter((other) => !touched.includes(other))
  return chosen.has(id) ? rest : [...rest, ...touched]
}
