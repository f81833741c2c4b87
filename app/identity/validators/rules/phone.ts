import vine from '@vinejs/vine'

/** A phone number: an optional + and digits; the usual separators are taken out (phone rule). */
export const phone = () =>
  vine
    .string()
    .maxLength(40)
    .parse((value) => (typeof value === 'string' ? value.replace(/[\s()/.-]/g, '') || null : value))
    .regex(/^\+?\d{3,20}$/)
