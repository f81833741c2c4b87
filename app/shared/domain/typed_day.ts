import { CalendarDay } from '#shared/domain/calendar_day'

/* The design system's date fields read the same forms; a table of cases holds both together. */
const MONTHS = [
  'january januar janner jaenner',
  'february februar feber',
  'march marz maerz mrz',
  'april',
  'may mai',
  'june juni',
  'july juli',
  'august',
  'september',
  'october oktober',
  'november',
  'december dezember',
].map((names) => names.split(' '))

const EIGHT_DIGITS = /^(\d{4})(\d{2})(\d{2})$/
const YEAR_FIRST = /^(\d{4})\s*[-/. ]\s*(\d{1,2})\s*[-/. ]\s*(\d{1,2})$/
const DAY_FIRST = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})$/
const DAY_AND_NAME = /^(\d{1,2})(?:st|nd|rd|th)?[-. ]*([a-z]{3,})[-., ]*(\d{4})$/
const NAME_AND_DAY = /^([a-z]{3,})[. ]*(\d{1,2})(?:st|nd|rd|th)?[, ]+(\d{4})$/
const EITHER_WAY = /^\d{1,2}\s*[-/]\s*\d{1,2}\s*[-/]\s*(\d{4}|\d{2})$/

/** Reads days as English and German people write them; null for two readings (10/31/2026). */
export function readTypedDay(typed: string | number): CalendarDay | null {
  const text = plain(typed)
  const numbers = EIGHT_DIGITS.exec(text) ?? YEAR_FIRST.exec(text)
  if (numbers) return dayOf(numbers[1]!, numbers[2]!, numbers[3]!)
  const german = DAY_FIRST.exec(text)
  if (german) return dayOf(german[3]!, german[2]!, german[1]!)
  const named = DAY_AND_NAME.exec(text)
  if (named) return dayOf(named[3]!, monthOf(named[2]!), named[1]!)
  const american = NAME_AND_DAY.exec(text)
  return american && dayOf(american[3]!, monthOf(american[1]!), american[2]!)
}

/** A form that some read with the day first and others with the month. */
export const isEitherDay = (typed: string | number): boolean => EITHER_WAY.test(plain(typed))

/** As the key of the sentence: that it has two readings, or the form's own. */
export const noDay = <Code extends string>(typed: string | number, otherwise: Code) =>
  isEitherDay(typed) ? 'shared.errors.day_ambiguous' : otherwise

const plain = (typed: string | number) =>
  String(typed).slice(0, 40).normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase()

/** The number of a month by a name or the beginning of one; 0 for none, which is no month. */
const monthOf = (name: string) =>
  MONTHS.findIndex((names) => names.some((full) => full.startsWith(name))) + 1

function dayOf(year: string, month: string | number, day: string): CalendarDay | null {
  const [mm, dd] = [month, day].map((part) => String(part).padStart(2, '0'))
  return CalendarDay.parse(`${year}-${mm}-${dd}`)
}
