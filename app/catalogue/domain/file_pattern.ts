import { CalendarDay } from '#shared/domain/calendar_day'

const DAY = /\{(YYYYMMDD|YYYY-MM-DD)\}/

/** `{YYYYMMDD}` or `{YYYY-MM-DD}`, and `{part}` where a day has several files. */
export function fileName(pattern: string, day: CalendarDay, part = 1): string {
  return pattern
    .replace('{YYYYMMDD}', String(day.number))
    .replace('{YYYY-MM-DD}', day.iso)
    .replace('{part}', String(part))
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
  const unknown = tokens.find((token) => !DAY.test(token) && token !== '{part}')
  if (unknown) return { code: 'pattern_token', token: unknown }
  const days = tokens.filter((token) => DAY.test(token))
  if (days.length === 0) return { code: 'pattern', token: '' }
  if (days.length > 1) return { code: 'pattern_twice', token: days.join(' ') }
  const parts = tokens.filter((token) => token === '{part}')
  return parts.length > 1 ? { code: 'pattern_twice', token: parts.join(' ') } : null
}

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
    const day = CalendarDay.parse(found.day!)
    return day ? { day, part: Number(found.part ?? 1) } : 'no_such_day'
  }
}

function asExpression(piece: string): string {
  if (piece === '{YYYYMMDD}') return '(?<day>\\d{8})'
  if (piece === '{YYYY-MM-DD}') return '(?<day>\\d{4}-\\d{2}-\\d{2})'
  if (piece === '{part}') return '(?<part>\\d{1,4})'
  return piece.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\\*', '.*')
}
