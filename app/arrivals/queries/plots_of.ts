import { IANAZone } from 'luxon'
import { SHOP_TIME_ZONE } from '#shared/clock'
import type { Arrival } from '#arrivals/lists/arrival_columns'
import { recentDelays } from '#arrivals/queries/recent_delays'

const MINUTE_MS = 60_000

/** Minutes by the shop's clocks, from the midnight of a row's morning on. */
export type Plot = {
  due: number
  /** When the last days came, each as one mark. */
  usual: number[]
  arrived: number | null
  corrected: number | null
  estimate: number | null
}

/** Where the marks of rows stand on the clock, by their order. */
export async function plotsOf(found: readonly Arrival[]): Promise<Plot[]> {
  const delays = await recentDelays([...new Set(found.map(({ productId }) => productId))])
  return found.map((one) => plotOf(one, delays.get(one.productId) ?? []))
}

function plotOf(one: Arrival, delays: readonly number[]): Plot {
  const at = (moment: Date | null) => moment && minutesOf(moment, one.morning)
  const due = minutesOf(one.dueAt, one.morning)
  return {
    due,
    usual: delays.map((seconds) => due + Math.round(seconds / 60)),
    ...{ arrived: at(one.arrivedAt), corrected: at(one.correctedAt), estimate: at(one.estimateAt) },
  }
}

const zone = IANAZone.create(SHOP_TIME_ZONE)

/**
 * Minutes from the midnight of a morning on, by the clocks on the wall of the shop's zone, so that a day
 * with an hour more or less looks like the others.
 */
export function minutesOf(moment: Date, morning: string): number {
  const onTheWall = moment.getTime() + zone.offset(moment.getTime()) * MINUTE_MS
  return Math.floor((onTheWall - Date.parse(morning)) / MINUTE_MS)
}
