/** A filter by a day: each question mark of the condition is that day. */
export const byDay = (condition: string) => ({
  condition: ([day]: string[]) => ({
    sql: condition,
    values: condition.match(/\?/g)!.map(() => day),
  }),
  isDay: true as const,
})

/** Stands in the address; which of two lists answers is decided by it. */
export const KNOWN = { condition: () => ({ sql: 'true', values: [] }), isDay: true as const }
