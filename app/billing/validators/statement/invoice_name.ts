import vine from '@vinejs/vine'

/** The number of an invoice as it is printed. */
export const invoiceName = () => vine.string().regex(/^RE-\d{1,15}$/)
