import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import type { ArrivalStatus } from '#arrivals/domain/status'
import { ARRIVALS } from '#arrivals/lists/arrival_columns'
import { OF_MORNING, ofMorning } from '#arrivals/lists/shown_days'
import { minutesOf } from '#arrivals/queries/plots_of'

/** A day of a product; what is not there yet has the minute at which it may come. */
export type MorningTick = {
  product: string
  name: string
  status: ArrivalStatus
  /**
   * From the midnight of its morning on, by the clocks on the wall; what is late since a morning before and may
   * come stands on the clock of the morning that is shown.
   */
  minute: number
  estimateAt: Date | null
}

export type NewestMorning = { day: string; now: number; ticks: MorningTick[] }

type Found = Pick<MorningTick, 'product' | 'name' | 'status' | 'estimateAt'> & {
  morning: string
  at: Date
  isAwaited: boolean
}

/**
 * The newest morning on which anything was or is due, with the same days as its board: what is late or
 * missing since mornings before too. Null before the first one.
 */
export async function newestMorning(): Promise<NewestMorning | null> {
  const today = CalendarDay.today().iso
  const [newest] = await rows<{ morning: string | null }>(
    null,
    'select max(morning) as morning from arrival_days where morning <= ?',
    [today]
  )
  if (!newest?.morning) return null
  const day = newest.morning
  const found = await rows<Found>(
    null,
    `select p.code as product, p.name, d.status, d.morning, d.estimate_at as "estimateAt",
            coalesce(d.arrived_at, d.estimate_at, d.due_at) as at,
            d.arrived_at is null and d.estimate_at is not null as "isAwaited"
       from ${ARRIVALS} where ${OF_MORNING} order by at, d.product_id, d.day`,
    ofMorning(day)
  )
  const ticks = found.map((one) => tickOf(one, day))
  return { day, now: minutesOf(clock.now().toJSDate(), day), ticks }
}

const tickOf = ({ at, isAwaited, morning, ...tick }: Found, day: string): MorningTick => ({
  ...tick,
  minute: minutesOf(at, isAwaited ? day : morning),
})
