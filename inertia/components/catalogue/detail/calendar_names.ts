/** Names of months and weekdays in a language; weekdays begin with Monday. */
export function calendarNames(locale: string) {
  const month = (style: 'long' | 'short') => {
    const format = new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, at) => format.format(new Date(Date.UTC(2024, at, 1))))
  }
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' })
  const monday = Date.UTC(2024, 0, 1)
  return {
    months: month('long'),
    monthsShort: month('short'),
    weekdaysNarrow: Array.from({ length: 7 }, (_, at) =>
      weekday.format(new Date(monday + at * 86_400_000))
    ),
  }
}
