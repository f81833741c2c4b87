/** Today by the clock of whoever looks, YYYY-MM-DD. */
export function todayText(): string {
  const now = new Date()
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}
