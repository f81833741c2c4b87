type History = { visible: boolean; firstDay: string | null; lastDay: string | null }

/**
 * The days on which the histories of all lists are drawn, whatever is filtered and on every page: from
 * the first of January of the oldest to the newest day of what is shown. Null where nothing has a day.
 */
export function listAxis(products: readonly History[]): { from: string; to: string } | null {
  const shown = products.filter(({ visible }) => visible)
  const first = shown.flatMap(({ firstDay }) => firstDay ?? []).toSorted()[0]
  const last = shown.flatMap(({ lastDay }) => lastDay ?? []).toSorted()
  return first ? { from: `${first.slice(0, 4)}-01-01`, to: last.at(-1)! } : null
}
