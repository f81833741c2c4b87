import { CalendarDay } from '#shared/domain/calendar_day'
import { isIsin } from '#shared/domain/isin'

/** A security that somebody holds at the depository, with the days on which it is kept there. */
export type DemoSecurity = {
  isin: string
  commonCode: string
  name: string
  home: string
  issued: number
  /** Euro. */
  close: number
  /** In how many countries holders are, compared with the others. */
  spread: number
  from: string
  /** The first day on which it is kept no longer. */
  until: string | null
}

export const HOLDINGS_SINCE = '2023-10-02'

const COUNT = 3_000

const HOMES = [
  ...['DE', 'DE', 'DE', 'FR', 'LU', 'LU', 'US', 'US', 'NL', 'AT', 'CH', 'GB', 'IT', 'ES', 'BE'],
  ...['SE', 'DK', 'FI', 'IE', 'PL', 'NO', 'PT', 'CZ', 'XS', 'XS'],
]

const FORMS: Record<string, string> = {
  ...{ DE: 'AG', AT: 'AG', CH: 'AG', FR: 'SA', LU: 'SICAV', BE: 'SA', US: 'Inc.', GB: 'plc' },
  ...{ IE: 'plc', NL: 'N.V.', IT: 'S.p.A.', ES: 'S.A.', PT: 'S.A.', SE: 'AB', DK: 'A/S' },
  ...{ FI: 'Oyj', NO: 'ASA', PL: 'S.A.', CZ: 'a.s.', XS: '2.125 % 2031' },
}

const PLACES = [
  ...['Alster', 'Amsel', 'Birken', 'Bode', 'Brocken', 'Dachs', 'Deich', 'Dorn', 'Ebro', 'Eider'],
  ...['Elb', 'Ems', 'Falken', 'Fjord', 'Garonne', 'Geest', 'Gletscher', 'Haff', 'Hasel', 'Havel'],
  ...['Heide', 'Inn', 'Isar', 'Kade', 'Kiefern', 'Kranich', 'Leman', 'Limmat', 'Loire', 'Maas'],
  ...[
    'Marsch',
    'Moldau',
    'Murtal',
    'Neckar',
    'Nord',
    'Oder',
    'Ostsee',
    'Rheintal',
    'Rhone',
    'Saale',
  ],
  ...['Save', 'Schelde', 'Seine', 'Spree', 'Tajo', 'Tiber', 'Vistula', 'Vogel', 'Weser', 'Zander'],
]

const TRADES = [
  ...['werk', 'licht', 'quelle', 'bau', 'kraft', 'tuch', 'glas', 'optik', 'druck', 'stahl'],
  ...['papier', 'saat', 'funk', 'bahn', 'reederei', 'chemie', 'pharma', 'medien', 'boden', 'strom'],
  ...['gas', 'holz', 'motor', 'mess', 'wasser', 'kabel', 'leder', 'farben', 'moden', 'bank'],
  ...['hafen', 'kork', 'linse', 'robotik', 'satz', 'technik', 'textil', 'uhren', 'wald', 'wein'],
  ...['zement', 'zucker', 'fonds', 'immo', 'logistik', 'netz', 'phon', 'silber', 'solar', 'wind'],
  ...[
    'agrar',
    'dental',
    'faser',
    'keramik',
    'laser',
    'metall',
    'nautik',
    'pumpen',
    'sensor',
    'ton',
  ],
]

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length]!

function security(at: number): DemoSecurity {
  const home = pick(HOMES, at * 7 + Math.floor(at / 25))
  const [place, trade] = [pick(PLACES, at), pick(TRADES, Math.floor(at / PLACES.length))]
  return {
    isin: withCheckDigit(`${home}00${letters(place)}${String(at).padStart(4, '0')}`),
    commonCode: String(2_000_017 + at * 40_013).padStart(9, '0'),
    name: `${place}${trade} ${FORMS[home]}`,
    home,
    issued: (1 + (at % 97)) * 1_000_000,
    close: Math.round(350 + ((at * 7_919) % 18_000)) / 100,
    spread: 1 + ((at * 31) % 17),
    from: CalendarDay.parse(HOLDINGS_SINCE)!.plusDays(at % 9 === 4 ? (at * 13) % 900 : 0).iso,
    until: at % 23 === 5 ? endOf(at) : null,
  }
}

const endOf = (at: number) => CalendarDay.parse('2026-01-05')!.plusDays((at * 17) % 300).iso

/** Three letters of a name: Alster is ALS, Inn is INN. */
const letters = (name: string) => name.slice(0, 3).toUpperCase()

const withCheckDigit = (stem: string) =>
  Array.from({ length: 10 }, (_, digit) => `${stem}${digit}`).find(isIsin)!

export const isKept = ({ from, until }: DemoSecurity, day: string): boolean =>
  from <= day && (until === null || day < until)

/** The same 3,000 securities each time, sorted by ISIN; all names are invented. */
export const SECURITIES: readonly DemoSecurity[] = Array.from({ length: COUNT }, (_, at) =>
  security(at)
).toSorted((one, other) => (one.isin < other.isin ? -1 : 1))
