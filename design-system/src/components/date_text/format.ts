/** A day in any form the server writes: `2025-04-09`, `2025/04/09`, 20250409 as text or number. 0 stands for "without limit". */
export type DayValue = string | number

const DAY = /^(\d{4})[-/]?(\d{2})[-/]?(\d{2})/

/**
 * Writes a day as YYYY/MM/DD in every language. The value 0 becomes the `unrestricted` word.
 * Text that is no day comes back as it is, so that nothing is hidden from the reader.
 */
export function formatDay(value: DayValue, unrestricted = ''): string {
  const text = String(value)
  if (text === '0') return unrestricted
  const match = DAY.exec(text)
  return match ? `${match[1]}/${match[2]}/${match[3]}` : text
}

/** Words of a range; `to` joins both days ("to", "bis"). */
export interface RangeWords {
  to: string
  unrestricted?: string
}

/** Writes "A to B", one day once, and one word where neither end is limited. */
export function formatDayRange(from: DayValue, to: DayValue, words: RangeWords): string {
  const [first, last] = [formatDay(from, words.unrestricted), formatDay(to, words.unrestricted)]
  return first === last ? first : `${first} ${words.to} ${last}`
}

/** Time zone in which the shop writes times, wherever the reader is. */
export const SHOP_TIME_ZONE = 'Europe/Berlin'

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Writes an instant as YYYY/MM/DD HH:MM, 24 hours, in the shop's time zone unless told otherwise. */
export function formatMoment(value: string | number | Date, timeZone = SHOP_TIME_ZONE): string {
  const instant = new Date(value)
  if (Number.isNaN(instant.getTime())) return String(value)
  const part = Object.fromEntries(
    clock(timeZone)
      .formatToParts(instant)
      .map(({ type, value: text }) => [type, text])
  )
  return `${part.year}/${part.month}/${part.day} ${part.hour}:${part.minute}`
}

function clock(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  clocks.set(timeZone, made)
  return made
}
