import vine from '@vinejs/vine'

/** The version of the terms that was read before agreeing to them. */
export const termsVersion = () => vine.string().maxLength(20).optional()
