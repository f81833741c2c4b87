import { formatMoment, SHOP_TIME_ZONE } from '../date_text'
import type { FigureLanguage } from '../money_text'

export const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** From here on an age says less than the moment itself. */
const LONGEST_AGE = 30 * DAY

const writers = {
  en: new Intl.RelativeTimeFormat('en', { numeric: 'always' }),
  de: new Intl.RelativeTimeFormat('de', { numeric: 'always' }),
}
const nows = {
  en: new Intl.RelativeTimeFormat('en', { numeric: 'auto' }),
  de: new Intl.RelativeTimeFormat('de', { numeric: 'auto' }),
}

/**
 * Writes how long ago an instant was in its largest whole unit: "3 hours ago", "vor 3 Stunden"; below
 * a minute, and where clocks differ, "now". Null from 30 days on.
 */
export function formatAge(value: string | number | Date, now: number, language: FigureLanguage) {
  const age = now - new Date(value).getTime()
  if (!(age < LONGEST_AGE)) return null
  if (age < MINUTE) return nows[language].format(0, 'second')
  const say = (unit: 'minute' | 'hour' | 'day', length: number) =>
    writers[language].format(-Math.floor(age / length), unit)
  if (age < HOUR) return say('minute', MINUTE)
  return age < DAY ? say('hour', HOUR) : say('day', DAY)
}

const offsets = new Intl.DateTimeFormat('en-GB', {
  timeZone: SHOP_TIME_ZONE,
  timeZoneName: 'longOffset',
})

/** An instant for machines, in the time zone of the shop: `2026-09-18T09:41+02:00`. */
export function machineMoment(value: string | number | Date): string {
  const [day, time] = formatMoment(value).replaceAll('/', '-').split(' ')
  const parts = offsets.formatToParts(new Date(value))
  const zone = parts.find(({ type }) => type === 'timeZoneName')!.value
  return `${day}T${time}${zone.replace('GMT', '')}`
}
