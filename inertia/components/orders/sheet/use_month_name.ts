import { useShared } from '~/hooks/use_shared'

/** 202503 in words: "March 2025". */
export function useMonthName() {
  const { locale } = useShared()
  const format = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return (month: number) => format.format(firstOf(month))
}

/** The same below ticks: "Mar 2025" where it begins, then "Apr"; the year comes again with January. */
export function useShortMonth() {
  const { locale } = useShared()
  return (month: number, isFirst: boolean) => {
    const year = isFirst || month % 100 === 1 ? ('numeric' as const) : undefined
    const format = { month: 'short' as const, year, timeZone: 'UTC' }
    return firstOf(month).toLocaleDateString(locale, format)
  }
}

const firstOf = (month: number) => new Date(Date.UTC(Math.floor(month / 100), (month % 100) - 1))
