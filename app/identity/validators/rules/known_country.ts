import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { findCountry } from '#shared/countries'

/** Only countries that customers may choose. */
export const knownCountry = vine.createRule(
  async (value: unknown, _: undefined, field: FieldContext) => {
    const country = typeof value === 'string' ? await findCountry(value) : null
    if (!country?.customerVisible) {
      field.report('The selected {{ field }} is invalid', 'knownCountry', field)
    }
  },
  { isAsync: true }
)
