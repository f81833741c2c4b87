import vine from '@vinejs/vine'

// The database keeps every character but this one.
const WITHOUT_ZERO = /^[^\0]*$/

/** A text of a form: trimmed, and refused at its field when no database could keep it. */
export const plainText = () => vine.string().trim().regex(WITHOUT_ZERO)
