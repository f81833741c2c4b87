import vine from '@vinejs/vine'
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

export const excludedCountriesValidator = vine.create(countries())

export const excludedCountriesFormValidator = vine.create({ ...countries(), seen: seen() })
