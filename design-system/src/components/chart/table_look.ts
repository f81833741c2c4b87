/** Cells of the tables of charts. */
export const HEAD = 'border-b border-line-ink px-3 py-2 text-label text-muted first:ps-0 last:pe-0'
export const CELL = 'border-b border-line px-3 py-1.5 first:ps-0 last:pe-0'
