import vine from '@vinejs/vine'

/** One confirmation of a preview; sent again it sends nothing again. */
export const bulkMailValidator = vine.create({
  isRehearsal: vine.boolean().optional(),
  confirmation: vine.string().uuid().optional().requiredWhen('isRehearsal', '!=', true),
})
