import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'
import { dayNumber, MOST_EUROS, number, version } from '#shared/validators/numbers'

export const apiQuotaValidator = vine.create({
  totalAmount: number().decimal([0, 2]).min(-MOST_EUROS).max(MOST_EUROS),
  dateFrom: dayNumber(),
  dateTo: dayNumber(),
  comment: plainText().maxLength(200).nullable().optional(),
  version: version().optional(),
})
