import vine from '@vinejs/vine'
import { delivery, details } from '#identity/validators/details'

export const userDetailsValidator = vine.create(vine.object(details()).merge(delivery()))
