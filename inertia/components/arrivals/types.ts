import type { Data } from '@generated/data'

export type Arrival = Data.Arrivals.Arrival

/** Minutes by the shop's clocks, from the midnight of a row's morning on. */
export type Plot = {
  due: number
  usual: number[]
  arrived: number | null
  corrected: number | null
  estimate: number | null
}

/** A row with where it stands on the clock. */
export type PlottedArrival = Arrival & { plot: Plot }

export type BoardSort = 'status' | 'name' | 'due' | 'arrived' | 'bytes'
export type BoardFilter = 'came' | 'shop'
export type BoardView = 'all' | 'late' | 'missing' | 'corrected' | 'expected' | 'odd' | 'arrived'
