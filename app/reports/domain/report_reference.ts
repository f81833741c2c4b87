/** Name under which reports own deliveries. */
export const REPORTS = 'report'

export const reportReference = (id: number) => ({ kind: REPORTS, key: String(id) })

/** The report that a reference of this kind names; null for what names none. */
export const reportIdIn = (key: string): number | null =>
  /^\d{1,15}$/.test(key) ? Number(key) : null
