import { rows } from '#shared/database'
import type { Condition } from '#shared/lists/condition'
import type { Direction } from '#shared/lists/question'

/** How many rows there are; beyond `most` only that there are more. */
export async function countUpTo(most: number | null, from: string, { sql, values }: Condition) {
  const found = `(select 1 from ${from} where ${sql} limit ${(most ?? 0) + 1}) as found`
  const [counted] = await rows<{ total: number }>(
    null,
    `select count(*) as total from ${most === null ? `${from} where ${sql}` : found}`,
    values
  )
  const { total } = counted!
  const isMore = most !== null && total > most
  return { isMore, totalCount: isMore ? most : total }
}

type Statement = { select: string; from: string; key?: string; condition: Condition }
type Order = { by: (direction: Direction) => string; direction: Direction }
type Stretch = { offset: number; limit: number; totalCount: number; isMore: boolean }

/** The rows of a stretch. Where a list has a key, they are found by it alone, from the nearer end. */
export function rowsOfPage<Found extends object>(
  { select, from, key, condition }: Statement,
  { by, direction }: Order,
  stretch: Stretch
): Promise<Found[]> {
  const { sql, values } = condition
  if (!key) {
    const sorted = `${select} where ${sql} ${by(direction)} limit ? offset ?`
    return rows<Found>(null, sorted, [...values, stretch.limit, stretch.offset])
  }
  const way = nearerWay(direction, stretch)
  const keys = `select ${key} from ${from} where ${sql} ${by(way.direction)} limit ? offset ?`
  return rows<Found>(null, `${select} where ${key} in (${keys}) ${by(direction)}`, [
    ...values,
    way.limit,
    way.offset,
  ])
}

/** A page behind the middle is reached from the end. */
function nearerWay(direction: Direction, { offset, limit, totalCount, isMore }: Stretch) {
  if (isMore || offset <= totalCount / 2) return { direction, limit, offset }
  const shown = Math.min(limit, totalCount - offset)
  const turned: Direction = direction === 'asc' ? 'desc' : 'asc'
  return { direction: turned, limit: shown, offset: totalCount - offset - shown }
}
