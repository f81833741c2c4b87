/** Which of the past days are counted, as days before today. */
type Past = { today: Date; oldest: number; newest: number }

/** Days on which something happened, the oldest first: as many in each month as is said for it, evenly on its days. */
export function daysOfSeason(ofMonth: readonly number[], { today, oldest, newest }: Past) {
  const days = Array.from({ length: oldest - newest + 1 }, (_, at) => oldest - at)
  return days.filter((daysAgo) => {
    const day = new Date(today.getTime() - daysAgo * 86_400_000)
    const wanted = ofMonth[day.getUTCMonth()]!
    const before = Math.floor(((day.getUTCDate() - 1) * wanted) / 31)
    return Math.floor((day.getUTCDate() * wanted) / 31) > before
  })
}
