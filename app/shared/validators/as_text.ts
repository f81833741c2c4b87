/** For `parse` of a day as it is typed: programs send YYYYMMDD as a number. */
export const asText = (value: unknown) => (typeof value === 'number' ? String(value) : value)
