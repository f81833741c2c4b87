import type { CalendarDay } from '#shared/domain/calendar_day'
import type { Span } from '#statistics/domain/span'

/** How many days ahead can be looked at. */
export const HORIZONS = ['30', '60', '90', '180', '365'] as const
export type Horizon = (typeof HORIZONS)[number]

export const USUAL_HORIZON: Horizon = '90'

const DAYS_OF_A_YEAR = 365

/** From today on: what ends today can still be renewed. */
export const spanAhead = (today: CalendarDay, horizon: Horizon): Span => ({
  from: today,
  to: today.plusDays(Number(horizon)),
})

/** The days whose list price says what a subscription brings in a year: those to come have no files yet. */
export const yearUntil = (today: CalendarDay): Span => ({
  from: today.plusDays(1 - DAYS_OF_A_YEAR),
  to: today,
})
