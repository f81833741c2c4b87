/** The day at the shop's place, so many days later, as YYYY-MM-DD. */
export const shopToday = (days = 0) => shopTime(days * 86_400_000).slice(0, 10)

/** Date and time at the shop's place, so many milliseconds from now, as YYYY-MM-DD HH:MM. */
export const shopTime = (milliseconds: number) =>
  new Date(Date.now() + milliseconds)
    .toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' })
    .slice(0, 16)
