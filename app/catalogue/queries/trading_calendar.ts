import { TradingCalendar } from '#shared/domain/trading_calendar'
import { referenceData } from '#catalogue/queries/reference_data'

/** A trading calendar by its code; one without holidays where there is none of that code. */
export async function tradingCalendar(code: string): Promise<TradingCalendar> {
  const { calendars } = await referenceData()
  return calendars.get(code) ?? new TradingCalendar(code, new Map())
}
