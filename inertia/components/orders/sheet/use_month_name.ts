import { useShared } from '~/hooks/use_shared'

/** 202503 in words: "March 2025". */
export function useMonthName() {
  const { locale } = useShared()
  const format = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return (month: number) => format.format(Date.UTC(Math.floor(month / 100), (month % 100) - 1))
}
