import vine from '@vinejs/vine'

/** One line, as a field of a form holds it: no part of it can pass for another line of a mail or document. */
export const line = (longest = 200) => vine.string().parse(onOneLine).maxLength(longest)

const onOneLine = (value: unknown) =>
  typeof value === 'string' ? value.replace(/[\s\p{Cc}]+/gu, ' ').trim() || null : value
