import { CalendarDay } from '#shared/domain/calendar_day'

const ORDERS = ['YYYY MM DD', 'DD MM YYYY', 'MM DD YYYY']
const BETWEEN = ['', '-', '.', '_']

/** How a day can stand in a name: `{YYYYMMDD}`, `{YYYY-MM-DD}`, `{DD.MM.YYYY}` and the like. */
export const DAY_TOKENS: readonly string[] = ORDERS.flatMap((order) =>
  BETWEEN.map((sign) => `{${order.replaceAll(' ', sign)}}`)
)

/** A pattern says the day by one of its tokens, and `{part}` where a day has several files. */
export function fileName(pattern: string, day: CalendarDay, part = 1): string {
  const token = DAY_TOKENS.find((one) => pattern.includes(one)) ?? ''
  return pattern.replace(token, writtenDay(token, day)).replace('{part}', String(part))
}

function writtenDay(token: string, { iso }: CalendarDay): string {
  const [year, month, day] = iso.split('-') as [string, string, string]
  return token.slice(1, -1).replace('YYYY', year).replace('MM', month).replace('DD', day)
}

export function exampleFileName(pattern: string, day: string): string | null {
  const parsed = CalendarDay.parse(day)
  return parsed && fileName(pattern, parsed)
}

/** What is wrong with a pattern, as the end of a translation key; `token` is what it concerns. */
export type PatternProblem = { code: 'pattern' | 'pattern_twice' | 'pattern_token'; token: string }

/** Looks for a day that is not said or said twice, and for braces that mean nothing here. */
export function patternProblem(pattern: string): PatternProblem | null {
  const tokens = pattern.match(/\{[^}]*\}/g) ?? []
  const unknown = tokens.find((token) => !isDay(token) && token !== '{part}')
  if (unknown) return { code: 'pattern_token', token: unknown }
  const days = tokens.filter(isDay)
  if (days.length === 0) return { code: 'pattern', token: '' }
  if (days.length > 1) return { code: 'pattern_twice', token: days.join(' ') }
  const parts = tokens.filter((token) => token === '{part}')
  return parts.length > 1 ? { code: 'pattern_twice', token: parts.join(' ') } : null
}

const isDay = (token: string) => DAY_TOKENS.includes(token)

/** Null: not described by the pattern; the word: its digits are no day of the calendar. */
export type NameReader = (name: string) => { day: CalendarDay; part: number } | 'no_such_day' | null

/** @throws RangeError for a pattern with a problem. */
export function nameReader(pattern: string): NameReader {
  const problem = patternProblem(pattern)
  if (problem) throw new RangeError(`The pattern ${pattern} has a problem: ${problem.code}`)
  const expression = new RegExp(
    `^${pattern
      .split(/(\{[^}]*\})/)
      .map(asExpression)
      .join('')}$`
  )
  return (name) => {
    const found = expression.exec(name)?.groups
    if (!found) return null
    const day = CalendarDay.parse(`${found.year}-${found.month}-${found.day}`)
    return day ? { day, part: Number(found.part ?? 1) } : 'no_such_day'
  }
}

function asExpression(piece: string): string {
  if (piece === '{part}') return '(?<part>\\d{1,4})'
  if (!isDay(piece)) return literally(piece).replaceAll('\\*', '.*')
  return literally(piece.slice(1, -1))
    .replace('YYYY', '(?<year>\\d{4})')
    .replace('MM', '(?<month>\\d{2})')
    .replace('DD', '(?<day>\\d{2})')
}

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
