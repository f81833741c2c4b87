import { checkVAT, countries } from 'jsvat'

/** The member states of the European Union; a VAT ID of any of them serves in all of them. */
export const EU_COUNTRIES: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
)

const knownAs = (code: string) => countries.filter((country) => country.codes[0] === code)
const OF_THE_EU = [...EU_COUNTRIES].flatMap(knownAs)

/** Where no checksum is known: letters and digits with the usual separators. */
const PLAUSIBLE = /^[A-Z0-9][A-Z0-9 ./-]{3,19}$/i

/**
 * Whether delivery to the country needs a VAT ID (VAT ID rule: inside the European Union, and only
 * there).
 */
export const isVatIdRequired = (country: string): boolean => EU_COUNTRIES.has(country)

/** The VAT ID as it is stored: upper case, without separators. */
export const normaliseVatId = (vatId: string): string =>
  vatId.toUpperCase().replace(/[\s.,/-]/g, '')

/**
 * Checks format and checksum of a VAT ID without asking anybody. A business in the European Union
 * may use the ID of any member state; elsewhere the ID must belong to the country, and where its
 * checksum is unknown it only has to look like an ID.
 */
export function checkVatId(country: string, vatId: string): boolean {
  const candidates = EU_COUNTRIES.has(country) ? OF_THE_EU : knownAs(country)
  if (candidates.length === 0) return PLAUSIBLE.test(vatId.trim())
  return checkVAT(normaliseVatId(vatId), candidates).isValid
}
