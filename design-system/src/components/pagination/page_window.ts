/** A page to link to, or a gap where pages are left out. */
export type PageSlot = number | 'gap'

/**
 * The pages to link to: first, last, and those around the current one, so that nine links are
 * enough for any number of pages. A gap never stands for a single page.
 */
export function pageWindow(current: number, last: number): PageSlot[] {
  if (last <= 9) return range(1, last)
  const from = Math.max(3, Math.min(current - 2, last - 6))
  const to = Math.min(last - 2, Math.max(current + 2, 7))
  return [
    1,
    ...(from > 3 ? (['gap'] as const) : [2]),
    ...range(from, to),
    ...(to < last - 2 ? (['gap'] as const) : [last - 1]),
    last,
  ]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
}
