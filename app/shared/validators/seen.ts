import vine from '@vinejs/vine'

/** What somebody looked at when a form was opened, as the form writes it. */
export const seen = () => vine.string().maxLength(2_000).optional()
