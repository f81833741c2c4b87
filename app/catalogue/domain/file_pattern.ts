import { CalendarDay } from '#shared/domain/calendar_day'

const DAY = /\{(YYYYMMDD|YYYY-MM-DD)\}/
const PART = /\{part\}/

/** The name of the file of a day: `{YYYYMMDD}` or `{YYYY-MM-DD}`, and `{part}` where it has several. */
export function fileName(pattern: string, day: CalendarDay, part = 1): string {
  return pattern
    .replace('{YYYYMMDD}', String(day.number))
    .replace('{YYYY-MM-DD}', day.iso)
    .replace('{part}', String(part))
}

/** How a file of this pattern is called, shown with a real day. */
export function exampleFileName(pattern: string, day: string): string | null {
  const parsed = CalendarDay.parse(day)
  return parsed && fileName(pattern, parsed)
}

/** Whether a pattern says where in a name the day stands. */
export const describesDay = (pattern: string): boolean => DAY.test(pattern)

/** Reads day and part back out of a name; null for a name that the pattern does not describe. */
export type NameReader = (name: string) => { day: CalendarDay; part: number } | null

/** @throws RangeError for a pattern that holds no day. */
export function nameReader(pattern: string): NameReader {
  if (!describesDay(pattern)) throw new RangeError(`No {YYYYMMDD} in the pattern ${pattern}`)
  const expression = new RegExp(
    `^${pattern
      .split(/(\{[^}]*\})/)
      .map(asExpression)
      .join('')}$`
  )
  return (name) => {
    const found = expression.exec(name)?.groups
    const day = found ? CalendarDay.parse(found.day!) : null
    return found && day ? { day, part: Number(found.part ?? 1) } : null
  }
}

function asExpression(piece: string): string {
  if (piece === '{YYYYMMDD}') return '(?<day>\\d{8})'
  if (piece === '{YYYY-MM-DD}') return '(?<day>\\d{4}-\\d{2}-\\d{2})'
  if (PART.test(piece)) return '(?<part>\\d{1,4})'
  return piece.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\\*', '.*')
}
