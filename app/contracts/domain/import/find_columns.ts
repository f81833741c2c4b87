import type { Columns } from '#contracts/domain/import/import_line'

/** Names of columns in small letters without signs; the better ones first. */
const NAMES = {
  id: ['bpid', 'bpnumber', 'bpnummer', 'bpno', 'bpnr', 'number', 'nummer', 'id', 'businesspartner'],
  name: ['bpname', 'name', 'company', 'firma', 'unternehmen'],
  country: ['countrycode', 'ländercode', 'laendercode', 'landescode', 'country', 'land'],
} as const

/** Where which column stands, for a line of heads; null for any other line. */
export function findColumns(cells: readonly string[]): Columns | null {
  const heads = cells.map((cell) => cell.toLowerCase().replaceAll(/[^\p{L}]/gu, ''))
  const placeOf = (names: readonly string[]) =>
    names.map((name) => heads.indexOf(name)).find((place) => place >= 0)
  const [id, name, country] = [NAMES.id, NAMES.name, NAMES.country].map(placeOf)
  if (id === undefined || name === undefined || country === undefined) return null
  return { id, name, country, count: cells.length }
}
