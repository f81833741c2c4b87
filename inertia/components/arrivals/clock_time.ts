import { formatDay, formatMoment } from '@kontor/design-system/date_text'

const TIME = 'HH:MM'.length

/** The time of a moment at the shop's place; with its day where that is another one. */
export function clockTime(moment: string, day: string): string {
  const shown = formatMoment(moment)
  return shown.startsWith(formatDay(day)) ? shown.slice(-TIME) : shown
}
