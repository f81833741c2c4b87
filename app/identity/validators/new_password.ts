import vine from '@vinejs/vine'

/** Spaces belong to a password. The rules are checked where it is set, as they can be configured. */
export const newPasswordValidator = vine.create({
  password: vine.string().maxLength(1024),
  passwordConfirmation: vine.string().sameAs('password'),
})
