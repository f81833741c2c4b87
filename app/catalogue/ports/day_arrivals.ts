import { definePort } from '#shared/ports'

/** When the last of a day's files was awaited, and when it came. */
export type DayArrival = { day: string; status: string; dueAt: Date; arrivedAt: Date | null }

type Span = { productId: number; from: string; to: string }
type Lookup = (span: Span) => Promise<DayArrival[]>

/** For higher modules: what is known of how days came. */
export const dayArrivals = definePort<Lookup>('catalogue.day_arrivals')

/** What all modules together know of it, by days. */
export const arrivalsWithin = async (span: Span): Promise<DayArrival[]> =>
  (await Promise.all(dayArrivals.all().map((lookup) => lookup(span)))).flat()
