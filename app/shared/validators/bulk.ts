import vine from '@vinejs/vine'
import { LARGEST_LIMIT } from '#shared/lists/page_size'
import { id } from '#shared/validators/numbers'

/** Rows of one page of a list, and whether it is only asked what would become of them. */
export const chosenRows = {
  keys: vine.array(id()).minLength(1).maxLength(LARGEST_LIMIT).distinct(),
  isRehearsal: vine.boolean().optional(),
}

export const bulkValidator = vine.create(chosenRows)
