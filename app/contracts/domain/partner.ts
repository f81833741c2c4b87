import { COUNTRY_CODES } from '#shared/countries/country_codes'
import type { Refusal } from '#shared/domain/result'

/** A business partner as the rules want it: `id` is its BP number. */
export type Partner = { id: number; name: string; country: string }

/** A business partner as somebody typed it, or as a file has it. */
export type TypedPartner = { bpId: string; bpName: string; countryCode: string }

export type PartnerField = keyof TypedPartner

/** Accounting gives out numbers of at most so many digits. */
export const MOST_DIGITS = 10
export const LARGEST_BP_ID = 10 ** MOST_DIGITS - 1
export const LONGEST_NAME = 200

export type PartnerProblem =
  | 'id_empty'
  | 'id_negative'
  | 'id_number'
  | 'id_digits'
  | 'name_empty'
  | 'name_long'
  | 'name_signs'
  | 'country_empty'
  | 'country_unknown'

export type ReadPartner =
  | { ok: true; partner: Partner }
  | { ok: false; problems: { field: PartnerField; problem: PartnerProblem }[] }

/** Leading zeros, outer blanks and the case of countries mean nothing. Names each wrong value. */
export function readPartner({ bpId, bpName, countryCode }: TypedPartner): ReadPartner {
  const [id, name, country] = [bpId.trim(), tidyName(bpName), countryCode.trim().toUpperCase()]
  const problems = [
    { field: 'bpId', problem: problemOfId(id) },
    { field: 'bpName', problem: problemOfName(name) },
    { field: 'countryCode', problem: problemOfCountry(country) },
  ] as const
  const found = problems.flatMap(({ field, problem }) => (problem ? [{ field, problem }] : []))
  if (found.length > 0) return { ok: false, problems: found }
  return { ok: true, partner: { id: Number(id), name, country } }
}

export const refusalsOf = (
  problems: readonly { field: PartnerField; problem: PartnerProblem }[]
): Refusal[] =>
  problems.map(({ field, problem }) => ({
    code: `partners.errors.${problem}`,
    params: { digits: MOST_DIGITS, most: LONGEST_NAME },
    field,
  }))

function problemOfId(id: string): PartnerProblem | null {
  if (id === '') return 'id_empty'
  if (/^[-−]\s*\d+$/.test(id)) return 'id_negative'
  if (!/^\d+$/.test(id)) return 'id_number'
  return id.replace(/^0+/, '').length > MOST_DIGITS ? 'id_digits' : null
}

/** Signs that are not to be seen, or turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFFFD]/u

const tidyName = (name: string) =>
  name
    .normalize('NFC')
    .replaceAll(/[\t\p{Zs}]+/gu, ' ')
    .trim()

function problemOfName(name: string): PartnerProblem | null {
  if (name === '') return 'name_empty'
  if (UNSEEN.test(name)) return 'name_signs'
  return [...name].length > LONGEST_NAME ? 'name_long' : null
}

const COUNTRIES = new Set(COUNTRY_CODES)

function problemOfCountry(country: string): PartnerProblem | null {
  if (country === '') return 'country_empty'
  return COUNTRIES.has(country) ? null : 'country_unknown'
}
