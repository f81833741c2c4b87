import { CalendarDay } from '#shared/domain/calendar_day'

/** One way to read some digits, by the token that a pattern has for it. */
export type DayReading = { token: string; day: CalendarDay }

/** Digits that look like a day; more readings than one where day and month could change places. */
export type FoundDay = {
  at: number
  text: string
  /** What other names have to share with it: how many digits, and what stands between. */
  form: string
  readings: DayReading[]
}

const FIRST_YEAR = 1970
const LAST_YEAR = 2099

/** Year first, year last, or eight digits; a time may follow those at once. */
const DAY =
  /(?<!\d)(?:\d{4}(?<s>[-._])\d{2}\k<s>\d{2}(?!\d)|\d{2}(?<t>[-._])\d{2}\k<t>\d{4}(?!\d)|\d{8}(?=(?:\d{4}|\d{6})?(?!\d)))/g

const YEAR_FIRST = ['YYYY', 'MM', 'DD']
const YEAR_LAST = [
  ['DD', 'MM', 'YYYY'],
  ['MM', 'DD', 'YYYY'],
]

/** Every day that a name may hold, in its order. Digits of a day that does not exist have no reading. */
export function daysInName(name: string): FoundDay[] {
  return [...name.matchAll(DAY)].flatMap(({ index, 0: text, groups }) => {
    const sign = groups?.s ?? groups?.t ?? ''
    const orders = groups?.s ? [YEAR_FIRST] : groups?.t ? YEAR_LAST : [YEAR_FIRST, ...YEAR_LAST]
    const readings = orders.flatMap((order) => readAs(text, order, sign))
    const looksLikeOne = readings.length > 0 || orders.some((order) => hasYear(text, order, sign))
    const form = groups?.t ? `${sign}4` : `4${sign}`
    return looksLikeOne ? [{ at: index, text, form, readings }] : []
  })
}

function readAs(text: string, order: string[], sign: string): DayReading[] {
  const { YYYY, MM, DD } = partsOf(text, order, sign)
  const day = isYear(YYYY) ? CalendarDay.parse(`${YYYY}-${MM}-${DD}`) : null
  return day ? [{ token: `{${order.join(sign)}}`, day }] : []
}

const hasYear = (text: string, order: string[], sign: string) =>
  isYear(partsOf(text, order, sign).YYYY)

const isYear = (digits = '') => Number(digits) >= FIRST_YEAR && Number(digits) <= LAST_YEAR

function partsOf(text: string, order: string[], sign: string): Record<string, string> {
  let at = 0
  const parts = order.map((part): [string, string] => {
    const digits = text.slice(at, at + part.length)
    at += part.length + sign.length
    return [part, digits]
  })
  return Object.fromEntries(parts)
}
