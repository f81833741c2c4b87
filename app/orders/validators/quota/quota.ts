import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'
import { version, whole } from '#shared/validators/numbers'

const comment = () => plainText().maxLength(200).nullable().optional()

/** Days as they were typed; what is allowed the rules decide. */
export const quotaValidator = vine.create({
  totalCents: whole().min(-1e12).max(1e13),
  dateFrom: vine.string().trim().maxLength(40),
  dateTo: vine.string().trim().maxLength(40),
  comment: comment(),
  version: version().optional(),
})
