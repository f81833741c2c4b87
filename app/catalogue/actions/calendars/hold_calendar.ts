import { listAudit } from '#shared/audit'
import { rows, type SqlClient } from '#shared/database'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { KnownCalendar, KnownHoliday } from '#catalogue/domain/calendar_change'
import type { HolidayRules } from '#catalogue/gateways/holiday_rules'

export type Calendar = KnownCalendar & { nameEn: string; nameDe: string; rules: HolidayRules }

export const calendarHistory = (code: string) => ({ type: 'trading_calendar', id: code })

const CALENDAR = `
  select code, name_en as "nameEn", name_de as "nameDe", first_year as "firstYear",
         last_year as "lastYear", rules
    from trading_calendars where code = ?`

/** A calendar with its holidays in their order; null for none. */
export async function findCalendar(client: SqlClient, code: string): Promise<Calendar | null> {
  const [found] = await rows<Omit<Calendar, 'holidays'>>(client, CALENDAR, [code])
  if (!found) return null
  const holidays = await rows<KnownHoliday>(
    client,
    `select day, name_en as "nameEn", name_de as "nameDe"
       from exchange_holidays where calendar_code = ? order by day`,
    [code]
  )
  return { ...found, holidays }
}

/** Nobody else changes it until the transaction ends; `newest` is the last entry of its history. */
export async function holdCalendar(trx: TransactionClientContract, code: string) {
  await rows(trx, 'select code from trading_calendars where code = ? for update', [code])
  const calendar = await findCalendar(trx, code)
  if (!calendar) return null
  const history = await listAudit(calendarHistory(code), trx)
  return { calendar, newest: history.at(-1) ?? null }
}
