import type { Direction } from '#shared/lists/question'

type Stretch = { offset: number; limit: number; totalCount: number; isMore: boolean }

/** A page behind the middle is reached from the end. */
export function nearerWay(direction: Direction, { offset, limit, totalCount, isMore }: Stretch) {
  if (isMore || offset <= totalCount / 2) return { direction, limit, offset }
  const shown = Math.min(limit, totalCount - offset)
  const turned: Direction = direction === 'asc' ? 'desc' : 'asc'
  return { direction: turned, limit: shown, offset: totalCount - offset - shown }
}
