import vine from '@vinejs/vine'

/** Two letters each, in either case; whether they are known the action judges. */
export const excludedCountriesValidator = vine.create({
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
