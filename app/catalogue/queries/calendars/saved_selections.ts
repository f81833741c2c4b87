import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import type { Quote } from '#catalogue/domain/quote/types'
import { quoteLabel, selectionsOf } from '#catalogue/domain/saved_quote'
import type { Touching } from '#catalogue/ports/open_baskets'

type Row = { number: number; createdOn: string; quote: Quote }

/** Saved quotes that hold still and have one of the days in them. */
export async function savedSelections(trx: TransactionClientContract, touching: Touching) {
  const today = CalendarDay.today().iso
  const found = await rows<Row>(trx, SAVED, { ...touching, today })
  return found.map(({ number, createdOn, quote }) => ({
    label: quoteLabel(number, createdOn),
    selections: selectionsOf(quote),
  }))
}

const SAVED = `
  select number, created_on as "createdOn", quote from saved_quotes
   where order_number is null and valid_until >= :today
     and exists (
       select from jsonb_array_elements(quote -> 'lines') line, unnest(:days::date[]) as changed (day)
        where line -> 'product' ->> 'code' = any(:codes::text[])
          and changed.day between (line -> 'range' ->> 'from')::date and (line -> 'range' ->> 'to')::date)
   order by number limit :most`
