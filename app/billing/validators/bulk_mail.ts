import vine from '@vinejs/vine'
import { chosenRows } from '#shared/validators/bulk'

/** One confirmation of a preview; sent again it sends nothing again. */
export const bulkMailValidator = vine.create({
  ...chosenRows,
  confirmation: vine.string().uuid().optional().requiredWhen('isRehearsal', '!=', true),
})
