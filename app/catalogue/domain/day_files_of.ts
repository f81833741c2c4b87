/** Days without an end where a bound is null; both bounds belong to it. */
export type OpenDays = { from: string | null; until: string | null }

export type DayFilesOf = { productIds: number[]; days: OpenDays[] }

/** Days as PostgreSQL reads them. */
export const writtenDays = (days: readonly OpenDays[]): string =>
  `{${days.map(({ from, until }) => `[${from ?? ''},${until ?? ''}]`).join(',')}}`
