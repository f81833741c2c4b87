/** What became of an expected day, what needs somebody first; the database works it out of a row. */
export const ARRIVAL_STATUSES = [
  'Late',
  'Missing',
  'Corrected',
  'Expected',
  'ArrivedLate',
  'Arrived',
] as const

export type ArrivalStatus = (typeof ARRIVAL_STATUSES)[number]
