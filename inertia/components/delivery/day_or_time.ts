import { formatMoment } from '@kontor/design-system/date_text'

/** A moment to come: today its time is enough. */
export function dayOrTime(at: string) {
  const moment = formatMoment(at)
  const [day, time = ''] = moment.split(' ')
  const [today] = formatMoment(new Date().toISOString()).split(' ')
  return { isToday: day === today, time, moment }
}
