import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { findCountry } from '#shared/countries'

export const listedCountry = vine.createRule(
  async (value: unknown, _: undefined, field: FieldContext) => {
    const country = typeof value === 'string' ? await findCountry(value) : null
    if (!country?.customerVisible) {
      field.report('The {{ field }} is not in the list', 'knownCountry', field)
    }
  },
  { isAsync: true }
)
