import vine from '@vinejs/vine'
import { id } from '#shared/validators/numbers'

const MOST_AT_ONCE = 500

/** Whom something is given to; that it is nobody at all the rules say in their own words. */
export const people = () => vine.array(id()).maxLength(MOST_AT_ONCE)

export const findPeopleValidator = vine.create({ search: vine.string().trim().maxLength(100) })
