import vine from '@vinejs/vine'

export const passwordSignInValidator = vine.create({
  name: vine.string().trim().maxLength(254),
  password: vine.string().maxLength(1024),
})
