import type { Cell, Family, FileContext } from '#demo/catalogue/files/family'
import { DAILY_NOTES } from '#demo/catalogue/files/families/notes'
import { isKept, SECURITIES, type DemoSecurity } from '#demo/catalogue/world/securities'

/** Where holders are: the home of a security first, then these, beginning at a place of its own. */
const COUNTRIES = [
  ...['DE', 'LU', 'US', 'GB', 'FR', 'CH', 'NL', 'AT', 'IT', 'ES', 'BE', 'IE', 'SE', 'NO', 'DK'],
  ...['FI', 'PL', 'CZ', 'PT', 'GR', 'HU', 'RO', 'BG', 'HR', 'SI', 'SK', 'EE', 'LV', 'LT', 'MT'],
  ...['CY', 'IS', 'LI', 'MC', 'JP', 'SG', 'HK', 'KR', 'AU', 'NZ', 'CA', 'MX', 'BR', 'CL', 'AR'],
  ...['ZA', 'AE', 'SA', 'QA', 'KW', 'IL', 'TR', 'IN', 'TH', 'MY', 'ID', 'PH', 'TW', 'CN', 'KY'],
]
const HOME_OF_BONDS = 'LU'

/** Holdings by country of the institution that holds, at the end of a day. */
export const holdings: Family = {
  format: 'parquet',
  compression: 'none',
  rows: 30_000,
  fields: [
    field('isin', 'varchar(12)', 'Security', 'Wertpapier'),
    field('common_code', 'varchar(9)', 'The same as common code', 'Dasselbe als Common Code'),
    field('name', 'varchar', 'Name of the security', 'Name des Wertpapiers'),
    field('issued', 'bigint', 'Shares issued', 'Ausgegebene Stücke'),
    field('close_eur', 'decimal(12,2)', 'Closing price', 'Schlusskurs', 'EUR'),
    field('total', 'bigint', 'Shares held here in all', 'Hier verwahrte Stücke im Ganzen'),
    field('country', 'varchar(2)', 'Country of the holder', 'Land des Verwahrers'),
    field('shares', 'bigint', 'Shares held from there', 'Von dort gehaltene Stücke'),
    field('institutions', 'int', 'Institutions that hold', 'Haltende Institute'),
  ],
  *draw({ day, rows }: FileContext): Generator<Cell[]> {
    const kept = SECURITIES.filter((one) => isKept(one, day.iso))
    const when = Math.floor(Date.parse(day.iso) / 86_400_000)
    const counts = countriesOf(kept, rows)
    for (const [at, security] of kept.entries()) yield* linesOf(security, counts[at]!, when)
  },
  notes: DAILY_NOTES,
}

function field(name: string, type: string, en: string, de: string, unit?: string) {
  return { name, type, en, de, ...(unit && { unit }) }
}

/** In how many countries each is held, so that all lines together are the lines of the day. */
function countriesOf(kept: DemoSecurity[], rows: number): number[] {
  const whole = kept.reduce((sum, { spread }) => sum + spread, 0)
  const counts = kept.map(({ spread }) => Math.max(2, Math.floor((spread * rows) / whole)))
  let left = rows - counts.reduce((sum, count) => sum + count, 0)
  for (let at = 0; left !== 0; at = (at + 1) % counts.length) {
    const step = Math.sign(left)
    const next = counts[at]! + step
    if (next < 2 || next > COUNTRIES.length) continue
    counts[at] = next
    left -= step
  }
  return counts
}

/** The parts of a security add up to what is kept of it, which changes slowly. */
function* linesOf(security: DemoSecurity, count: number, when: number): Generator<Cell[]> {
  const { isin, commonCode, name, issued, close, home, spread } = security
  const total = Math.round(issued * (0.8 + 0.08 * Math.sin(when / 90 + spread)))
  const places = placesOf(home, Number(commonCode), count)
  const weights = places.map(
    (_, at) => (1 / (at + 1.5)) * (1 + 0.12 * Math.sin(when / 45 + at * 1.7 + spread))
  )
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const shares = weights.map((weight) => Math.max(1, Math.floor((total * weight) / whole)))
  shares[0]! += total - shares.reduce((sum, one) => sum + one, 0)
  const price = (close * (1 + 0.15 * Math.sin(when / 200 + spread))).toFixed(2)
  for (const [at, country] of places.entries()) {
    const institutions = 1 + Math.floor((30 * weights[at]!) / whole + ((spread + at) % 4))
    yield [isin, commonCode, name, issued, price, total, country, shares[at]!, institutions]
  }
}

function placesOf(home: string, code: number, count: number): string[] {
  const first = home === 'XS' ? HOME_OF_BONDS : home
  const others = COUNTRIES.filter((country) => country !== first)
  // Half of the holders are where most holders are, the others anywhere.
  const near = others.slice(0, Math.ceil(count / 2) + 2)
  const far = others.slice(near.length)
  const turn = far.length === 0 ? 0 : code % far.length
  return [first, ...near, ...far.slice(turn), ...far.slice(0, turn)].slice(0, count)
}
