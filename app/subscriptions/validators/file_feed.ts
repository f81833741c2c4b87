import vine from '@vinejs/vine'
import { whole } from '#shared/validators/numbers'

export const MOST_FILES = 5_000
export const LONGEST_CURSOR = 8_000

export const fileFeedValidator = vine.create({
  cursor: vine.string().maxLength(LONGEST_CURSOR).optional(),
  updatedSince: vine.string().trim().maxLength(40).optional(),
  limit: whole().min(1).max(MOST_FILES).optional(),
})
