/** How files of a delivery are asked for, whichever table they lie in under the alias `f`. */
export const FILES_ASKED = {
  sort: { day: 'day', name: 'name', bytes: 'bytes', state: 'state', usedAt: 'usedAt' },
  usual: { by: 'day', direction: 'asc' },
  mostRows: 1_000,
  thenBy: ['f.day', 'f.part', 'f.id'],
  search: ['name'],
} as const
