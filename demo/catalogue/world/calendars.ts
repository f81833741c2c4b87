import { CalendarDay } from '#shared/domain/calendar_day'
import type { HolidayName } from '#shared/domain/trading_calendar'
import { holidaysByRules } from '#catalogue/gateways/holiday_rules'

export const FIRST_YEAR = 2000
export const LAST_YEAR = 2027

type Names = Record<string, HolidayName>

/** Recurring days, written in the grammar of the holiday library. */
type CalendarPlan = {
  code: string
  name: HolidayName
  rules: Names
  /** Closures that happened once, by ISO day. */
  once?: Names
  /** Days on which a rule did not hold. */
  moved?: string[]
}

const NEW_YEAR = { en: "New Year's Day", de: 'Neujahr' }
const NEW_YEARS_EVE = { en: "New Year's Eve", de: 'Silvester' }
const EPIPHANY = { en: 'Epiphany', de: 'Heilige Drei Könige' }
const GOOD_FRIDAY = { en: 'Good Friday', de: 'Karfreitag' }
const EASTER_MONDAY = { en: 'Easter Monday', de: 'Ostermontag' }
const LABOUR_DAY = { en: 'Labour Day', de: 'Tag der Arbeit' }
const ASCENSION = { en: 'Ascension Day', de: 'Christi Himmelfahrt' }
const WHIT_MONDAY = { en: 'Whit Monday', de: 'Pfingstmontag' }
const CORPUS_CHRISTI = { en: 'Corpus Christi', de: 'Fronleichnam' }
const ASSUMPTION = { en: 'Assumption Day', de: 'Mariä Himmelfahrt' }
const ALL_SAINTS = { en: "All Saints' Day", de: 'Allerheiligen' }
const CHRISTMAS_EVE = { en: 'Christmas Eve', de: 'Heiligabend' }
const CHRISTMAS = { en: 'Christmas Day', de: '1. Weihnachtstag' }
const BOXING_DAY = { en: 'Boxing Day', de: '2. Weihnachtstag' }

const EASTER: Names = { 'easter -2': GOOD_FRIDAY, 'easter 1': EASTER_MONDAY }
const YEAR_END: Names = {
  '12-24': CHRISTMAS_EVE,
  '12-25': CHRISTMAS,
  '12-26': BOXING_DAY,
  '12-31': NEW_YEARS_EVE,
}
const AMERICAN = 'if saturday then previous friday if sunday then next monday'
const BRITISH = 'if saturday,sunday then next monday'

export const CALENDARS: CalendarPlan[] = [
  {
    code: 'XALC',
    name: { en: 'Alster Cash Market', de: 'Alster Cash Market' },
    rules: { '01-01': NEW_YEAR, ...EASTER, '05-01': LABOUR_DAY, ...YEAR_END },
  },
  {
    code: 'XALD',
    name: { en: 'Alster Derivatives', de: 'Alster Derivatives' },
    rules: {
      '01-01': NEW_YEAR,
      ...EASTER,
      '05-01': LABOUR_DAY,
      '12-25': CHRISTMAS,
      '12-26': BOXING_DAY,
    },
  },
  {
    code: 'XALI',
    name: { en: 'Alster Index Family', de: 'Alster Index Family' },
    rules: { '01-01': NEW_YEAR, 'easter -2': GOOD_FRIDAY, '12-25': CHRISTMAS },
  },
  {
    code: 'FX',
    name: { en: 'Foreign exchange, worldwide', de: 'Devisenhandel, weltweit' },
    rules: { '01-01': NEW_YEAR, '12-25': CHRISTMAS },
  },
  {
    code: 'EURO',
    name: { en: 'Euro payment days', de: 'Euro-Zahlungstage' },
    rules: {
      '01-01': NEW_YEAR,
      ...EASTER,
      '05-01': LABOUR_DAY,
      '12-25': CHRISTMAS,
      '12-26': BOXING_DAY,
    },
    once: { '2001-12-31': { en: 'Euro cash changeover', de: 'Umstellung auf Euro-Bargeld' } },
  },
  {
    code: 'ES',
    name: { en: 'Spain, equities', de: 'Spanien, Aktien' },
    rules: {
      '01-01': NEW_YEAR,
      ...EASTER,
      '05-01': LABOUR_DAY,
      '12-25': CHRISTMAS,
      '12-26': BOXING_DAY,
    },
  },
  {
    code: 'IT',
    name: { en: 'Italy, equities', de: 'Italien, Aktien' },
    rules: { '01-01': NEW_YEAR, ...EASTER, '05-01': LABOUR_DAY, '08-15': ASSUMPTION, ...YEAR_END },
  },
  {
    code: 'PL',
    name: { en: 'Poland, equities', de: 'Polen, Aktien' },
    rules: {
      '01-01': NEW_YEAR,
      '01-06 since 2011': EPIPHANY,
      ...EASTER,
      '05-01': LABOUR_DAY,
      '05-03': { en: 'Constitution Day', de: 'Tag der Verfassung' },
      'easter 60': CORPUS_CHRISTI,
      '08-15': ASSUMPTION,
      '11-01': ALL_SAINTS,
      '11-11': { en: 'Independence Day', de: 'Unabhängigkeitstag' },
      ...YEAR_END,
    },
  },
  {
    code: 'SE',
    name: { en: 'Sweden, equities', de: 'Schweden, Aktien' },
    rules: {
      '01-01': NEW_YEAR,
      '01-06': EPIPHANY,
      ...EASTER,
      '05-01': LABOUR_DAY,
      'easter 39': ASCENSION,
      '06-06 since 2005': { en: 'National Day', de: 'Nationalfeiertag' },
      'friday after 06-19': { en: 'Midsummer Eve', de: 'Mittsommerabend' },
      ...YEAR_END,
    },
  },
  {
    code: 'CH',
    name: { en: 'Switzerland, equities', de: 'Schweiz, Aktien' },
    rules: {
      '01-01': NEW_YEAR,
      '01-02': { en: "Berchtold's Day", de: 'Berchtoldstag' },
      ...EASTER,
      '05-01': LABOUR_DAY,
      'easter 39': ASCENSION,
      'easter 50': WHIT_MONDAY,
      '08-01': { en: 'Swiss National Day', de: 'Bundesfeiertag' },
      ...YEAR_END,
    },
  },
  {
    code: 'GB',
    name: { en: 'United Kingdom, equities', de: 'Vereinigtes Königreich, Aktien' },
    rules: {
      [`01-01 and ${BRITISH}`]: NEW_YEAR,
      ...EASTER,
      '1st monday in May': { en: 'Early May Bank Holiday', de: 'Bankfeiertag Anfang Mai' },
      'monday before 06-01': { en: 'Spring Bank Holiday', de: 'Bankfeiertag im Frühjahr' },
      'monday before 09-01': { en: 'Summer Bank Holiday', de: 'Bankfeiertag im Sommer' },
      [`12-25 and if saturday then next monday if sunday then next tuesday`]: CHRISTMAS,
      [`12-26 and if saturday then next monday if sunday then next tuesday`]: BOXING_DAY,
    },
    moved: ['2002-05-27', '2012-05-28', '2020-05-04', '2022-05-30'],
    once: {
      '2002-06-03': { en: 'Golden Jubilee', de: 'Goldenes Thronjubiläum' },
      '2002-06-04': { en: 'Golden Jubilee', de: 'Goldenes Thronjubiläum' },
      '2011-04-29': { en: 'Royal wedding', de: 'Königliche Hochzeit' },
      '2012-06-04': { en: 'Spring Bank Holiday', de: 'Bankfeiertag im Frühjahr' },
      '2012-06-05': { en: 'Diamond Jubilee', de: 'Diamantenes Thronjubiläum' },
      '2020-05-08': { en: 'Victory in Europe Day', de: 'Tag des Sieges in Europa' },
      '2022-06-02': { en: 'Spring Bank Holiday', de: 'Bankfeiertag im Frühjahr' },
      '2022-06-03': { en: 'Platinum Jubilee', de: 'Platinjubiläum' },
      '2022-09-19': { en: 'State funeral', de: 'Staatsbegräbnis' },
      '2023-05-08': { en: 'Coronation', de: 'Krönung' },
    },
  },
  {
    code: 'US',
    name: { en: 'United States, equities', de: 'Vereinigte Staaten, Aktien' },
    rules: {
      '01-01 and if sunday then next monday': NEW_YEAR,
      '3rd monday in January': { en: 'Martin Luther King Day', de: 'Martin-Luther-King-Tag' },
      '3rd monday in February': { en: "Presidents' Day", de: 'Tag der Präsidenten' },
      'easter -2': GOOD_FRIDAY,
      'monday before 06-01': { en: 'Memorial Day', de: 'Gefallenengedenktag' },
      [`06-19 and ${AMERICAN} since 2022`]: { en: 'Juneteenth', de: 'Juneteenth' },
      [`07-04 and ${AMERICAN}`]: { en: 'Independence Day', de: 'Unabhängigkeitstag' },
      '1st monday in September': { en: 'Labor Day', de: 'Tag der Arbeit (USA)' },
      '4th thursday in November': { en: 'Thanksgiving', de: 'Erntedank (USA)' },
      [`12-25 and ${AMERICAN}`]: CHRISTMAS,
    },
    once: {
      ...closed(['2001-09-11', '2001-09-12', '2001-09-13', '2001-09-14'], {
        en: 'Closed after the attacks of 11 September',
        de: 'Geschlossen nach den Anschlägen vom 11. September',
      }),
      ...closed(['2004-06-11', '2007-01-02', '2018-12-05', '2025-01-09'], {
        en: 'National day of mourning',
        de: 'Staatstrauertag',
      }),
      ...closed(['2012-10-29', '2012-10-30'], {
        en: 'Closed because of a hurricane',
        de: 'Geschlossen wegen eines Hurrikans',
      }),
    },
  },
]

function closed(days: string[], name: HolidayName): Names {
  return Object.fromEntries(days.map((day) => [day, name]))
}

export type HolidayRow = { calendar: string; day: string; name: HolidayName }

/** Every holiday of a calendar on a weekday, from the first to the last covered year. */
export function holidaysOf({ code, rules, once = {}, moved = [] }: CalendarPlan): HolidayRow[] {
  const found = holidaysByRules(rules, { from: FIRST_YEAR, to: LAST_YEAR })
  for (const day of moved) found.delete(day)
  for (const [day, name] of Object.entries(once)) found.set(day, name)
  return [...found]
    .filter(([day]) => !CalendarDay.parse(day)!.isWeekend)
    .map(([day, name]) => ({ calendar: code, day, name }))
}
