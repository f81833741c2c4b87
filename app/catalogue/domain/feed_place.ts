/** How far somebody has read what appears of some days of a product. */
export type FeedPlace = {
  productId: number
  /** As PostgreSQL writes a multirange of days. */
  days: string
  /** The change up to which all was read; -1 where nothing was. */
  change: number
  /** The last file that was read of that change; null where all of it was. */
  day: string | null
  part: number | null
  /** The change at which reading began, while it has not come that far; 0 afterwards. */
  began: number
  /** Files that were changed before this moment are left out. */
  since: string | null
}

/** Places of a product that are read equally far become one, so that a cursor stays short. */
export function joinPlaces(places: readonly FeedPlace[]): FeedPlace[] {
  const joined = new Map<string, FeedPlace>()
  for (const place of places) {
    const { productId, change, day, part, began, since } = place
    const key = [productId, change, day, part, began, since].join(' ')
    const known = joined.get(key)
    joined.set(key, known ? { ...known, days: both(known.days, place.days) } : place)
  }
  return [...joined.values()]
}

/** PostgreSQL puts in order what overlaps. */
const both = (one: string, other: string) => `{${one.slice(1, -1)},${other.slice(1, -1)}}`
