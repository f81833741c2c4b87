import { countryName } from '#shared/countries/country_name'
import { CalendarDay } from '#shared/domain/calendar_day'
import { translate, type Locale } from '#shared/i18n'

export type Figures = ReturnType<typeof figuresIn>

/** How a language writes what stands in a report; minus is a real minus. */
export function figuresIn(locale: Locale) {
  const whole = new Intl.NumberFormat(locale)
  const tenth = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const cents = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const names = new Map<string, string>()
  return {
    say: (key: string, params?: object) => translate(locale, `reports.pdf.${key}`, { ...params }),
    day: (iso: string) => CalendarDay.parse(iso)!.format(),
    whole: (value: number) => whole.format(value),
    percent: (permille: number) => tenth.format(permille / 10),
    points: (permille: number) => signed(tenth.format(Math.abs(permille) / 10), permille),
    euro: (value: number) => cents.format(value / 100),
    country: (code: string) => {
      if (!names.has(code)) names.set(code, countryName(code, locale))
      return names.get(code)!
    },
  }
}

const signed = (text: string, value: number) => {
  if (value === 0) return text
  return `${value > 0 ? '+' : '−'}${text}`
}
