import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import type { CalendarChange } from '#catalogue/domain/calendar_change'

/** Writes the holidays, and counts the touched months of all products of the calendar anew. */
export async function applyChange(
  trx: TransactionClientContract,
  code: string,
  { add, remove, firstYear, lastYear }: CalendarChange
): Promise<void> {
  await rows(trx, 'update trading_calendars set first_year = ?, last_year = ? where code = ?', [
    firstYear,
    lastYear,
    code,
  ])
  await rows(
    trx,
    'delete from exchange_holidays where calendar_code = ? and day = any(?::date[])',
    [...[code, remove]]
  )
  await rows(trx, ADD, { code, add: JSON.stringify(add) })
  await rows(trx, REFRESH, { code, days: changedDays({ add, remove }) })
}

/** Days that become or stop being holidays, in their order. */
export const changedDays = ({ add, remove }: Pick<CalendarChange, 'add' | 'remove'>): string[] =>
  [...add.map(({ day }) => day), ...remove].toSorted()

const ADD = `
  insert into exchange_holidays (calendar_code, day, name_en, name_de)
  select :code, day, "nameEn", "nameDe"
    from jsonb_to_recordset(:add::jsonb) as added (day date, "nameEn" text, "nameDe" text)`

/** One product after the other, as checkouts and imports hold them. */
const REFRESH = `
  select refresh_coverage(id, month, month)
    from (select p.id, month.day as month
            from products p
            join coverage_totals t on t.product_id = p.id,
                 (select distinct date_trunc('month', day)::date as day
                    from unnest(:days::date[]) as changed (day)) month
           where p.calendar_code = :code
             and month.day between date_trunc('month', t.first_day) and t.last_day
           order by p.id, month.day) touched`
