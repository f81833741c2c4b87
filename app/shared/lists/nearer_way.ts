import type { Direction } from '#shared/lists/question'

type Stretch = { offset: number; limit: number; totalCount: number; isMore: boolean }

/** A page behind the middle is reached from the end: its rows come turned then. */
export function nearerWay(direction: Direction, { offset, limit, totalCount, isMore }: Stretch) {
  if (isMore || offset <= totalCount / 2) return { direction, limit, offset, isTurned: false }
  const shown = Math.min(limit, totalCount - offset)
  const turned: Direction = direction === 'asc' ? 'desc' : 'asc'
  const before = totalCount - offset - shown
  return { direction: turned, limit: shown, offset: before, isTurned: true }
}
