const PARTS = /^(\d{4})\s*[-/. ]?\s*(\d{1,2})\s*[-/. ]?\s*(\d{1,2})$/

/**
 * Reads a typed day forgivingly: 2025/03/03, 2025-3-3, 2025.03.03 and 20250303 are the same day.
 * Answers `2025-03-03`, or null for text that names no day of the calendar.
 */
export function readDayText(text: string): string | null {
  const [, year, month, date] = PARTS.exec(text.trim()) ?? []
  if (!year || !month || !date) return null
  const iso = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const day = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso) ? iso : null
}

/** Writes `2025-03-03` as YYYY/MM/DD, the shop's way in every language. */
export function writeDayText(iso: string): string {
  return iso.replaceAll('-', '/')
}
