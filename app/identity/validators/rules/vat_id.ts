import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { normaliseVatId, readVatId } from '#shared/domain/vat_id'

/** The ID that the person has already: it never keeps other fields from being saved. */
export type StoredVatId = { storedVatId?: string | null }

/** A VAT ID that is right in itself, by the country that it begins with. */
export const vatId = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (typeof value !== 'string') return
  const { storedVatId } = field.meta as StoredVatId
  if (storedVatId && normaliseVatId(value) === normaliseVatId(storedVatId)) return
  const read = readVatId(value)
  if (!read.ok) field.report(read.refusal.code, 'vatId', field, read.refusal.params)
})
