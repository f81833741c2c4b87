import type { Locale } from '#shared/i18n'
import { defineList } from '#shared/lists'

export type ListedCalendar = {
  code: string
  nameEn: string
  nameDe: string
  firstYear: number
  lastYear: number
  ahead: number
  products: number
}

/** The calendars; an export names them in the reader's language. */
const listIn = (locale: Locale) =>
  defineList<ListedCalendar>()({
    columns: {
      code: 'c.code',
      nameEn: 'c.name_en',
      nameDe: 'c.name_de',
      firstYear: 'c.first_year',
      lastYear: 'c.last_year',
      ahead: `(select count(*) from exchange_holidays h
              where h.calendar_code = c.code and h.day >= shop_today())`,
      products: '(select count(*) from products p where p.calendar_code = c.code)',
    },
    from: 'trading_calendars c',
    sort: { code: 'code', lastYear: 'lastYear', ahead: 'ahead', products: 'products' },
    usual: { by: 'code', direction: 'asc', limit: 50 },
    tieBreaker: 'c.code',
    search: ['code', 'nameEn', 'nameDe'],
    csv: {
      fileName: 'webshop_trading_calendars',
      heads: 'catalogue.calendars.list.columns',
      columns: {
        code: 'code',
        name: locale === 'de' ? 'nameDe' : 'nameEn',
        lastYear: ({ firstYear, lastYear }) => `${firstYear} - ${lastYear}`,
        ahead: 'ahead',
        products: 'products',
      },
    },
  })

export const calendarLists = { en: listIn('en'), de: listIn('de') } as const
