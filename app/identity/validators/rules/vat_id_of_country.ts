import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { checkVatId } from '#identity/domain/vat_id'

/** A VAT ID that can belong to a business in the billing country; without a country it waits. */
export const vatIdOfCountry = vine.createRule(
  (value: unknown, _: undefined, field: FieldContext) => {
    const country: unknown = field.data.billing?.country
    if (typeof value !== 'string' || typeof country !== 'string') return
    if (!checkVatId(country.toUpperCase(), value)) {
      field.report('The {{ field }} is no valid VAT ID', 'vatId', field)
    }
  }
)
