import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { NEWEST_WITHIN_DAYS, OVERDUE } from '#arrivals/lists/shown_days'

/** Another word whenever a day of the last week has come, was corrected, or is found late or missing. */
export async function arrivalsBeat(): Promise<string> {
  const today = CalendarDay.today().iso
  const [beat] = await rows<{ text: string }>(
    null,
    `select concat_ws('/', count(arrived_at), count(*) filter (where ${OVERDUE}),
                      max(corrected_at)) as text
       from arrival_days where morning >= ?::date - ${NEWEST_WITHIN_DAYS} and morning <= ?::date`,
    [today, today]
  )
  return beat!.text
}
