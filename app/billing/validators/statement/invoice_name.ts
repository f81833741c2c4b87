import vine from '@vinejs/vine'

export const invoiceName = () => vine.string().regex(/^RE-\d{1,15}$/)
