import vine from '@vinejs/vine'

/** Why a file may be downloaded once more; the owner keeps it in its history. */
export const fileGrantValidator = vine.create({
  reason: vine.string().trim().minLength(3).maxLength(500),
})
