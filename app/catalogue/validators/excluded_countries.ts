import vine from '@vinejs/vine'
import { version } from '#shared/validators/numbers'
import { seen } from '#shared/validators/seen'

/** Two letters each, in either case; whether they are known the action judges. */
const countries = () => ({
  excludedCountries: vine
    .array(
      vine
        .string()
        .trim()
        .regex(/^[A-Za-z]{2}$/)
        .toUpperCase()
    )
    .maxLength(300),
})

export const excludedCountriesValidator = vine.create({
  ...countries(),
  version: version().optional(),
})

export const excludedCountriesFormValidator = vine.create({ ...countries(), seen: seen() })
