import vine from '@vinejs/vine'
import { id } from '#shared/validators/numbers'

export const markValidator = vine.create({
  change: vine.enum(['give', 'rest']),
  /** Who is to have it; null lets go of it. */
  toId: id().nullable().optional(),
  /** Who had it on the page. */
  fromId: id().nullable().optional(),
  /** A day as it was typed, until which it rests; null wakes it. */
  until: vine.string().trim().maxLength(40).nullable().optional(),
})
