type Ranged = { from: string; to: string }

/** The range that a list shows for an order: only an order of exactly one item has one. */
export function shownRange<T extends Ranged>(items: readonly T[]): T | null {
  return items.length === 1 ? items[0]! : null
}
