import vine from '@vinejs/vine'

export const termsVersion = () => vine.string().maxLength(20).optional()
