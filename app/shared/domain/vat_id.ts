import { createRequire } from 'node:module'
import { COUNTRY_CODES } from '#shared/countries/country_codes'
import { ok, refuse, type Result } from '#shared/domain/result'

const load = createRequire(import.meta.url)

/** The checksums of all countries: loaded when the first number is read (ADR 79). */
const checksums = () => load('jsvat') as typeof import('jsvat')

export type VatId = { vatId: string; country: string }

export type VatIdCode = 'validation.vat_id.without_country' | 'validation.vat_id.invalid'

/** Prefixes that are not the country's ISO code. */
const PREFIXES: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB' }

/** Where no checksum is known: the prefix, then letters and digits, some of them digits. */
const PLAUSIBLE = /^(?=(?:.*\d){4})[A-Z]{2}[A-Z0-9]{4,18}$/

const KNOWN = new Set(COUNTRY_CODES)

export const normaliseVatId = (vatId: string): string =>
  vatId.toUpperCase().replace(/[\s.,/-]/g, '')

/** VAT ID rule: form and checksum where known, else plausibility. The address has no say in it. */
export function readVatId(typed: string): Result<VatId, VatIdCode> {
  const vatId = normaliseVatId(typed)
  const prefix = vatId.slice(0, 2)
  const country = PREFIXES[prefix] ?? prefix
  if (!KNOWN.has(country)) return refuse('validation.vat_id.without_country')
  if (isOf(country, vatId)) return ok({ vatId, country })
  return refuse('validation.vat_id.invalid', { params: { country } })
}

/** Country (ISO code) of a VAT ID that is right in itself, else null. */
export function countryOfVatId(vatId: string | null): string | null {
  const read = vatId === null ? null : readVatId(vatId)
  return read?.ok ? read.value.country : null
}

function isOf(country: string, vatId: string): boolean {
  const { checkVAT, countries } = checksums()
  const forms = countries.filter(({ codes }) => codes[0] === country)
  if (forms.length === 0 || vatId.startsWith('XI')) return PLAUSIBLE.test(vatId)
  return checkVAT(vatId, forms).isValid
}
