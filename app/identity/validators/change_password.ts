import vine from '@vinejs/vine'

/** Spaces belong to a password; an empty new one has its own refusal, as have the rules. */
export const changePasswordValidator = vine.create({
  oldPassword: vine.string().maxLength(1024),
  newPassword: vine.string().maxLength(1024).nullable(),
  confirmation: vine.string().maxLength(1024).sameAs('newPassword').nullable(),
})
