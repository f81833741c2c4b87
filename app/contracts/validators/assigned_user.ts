import vine from '@vinejs/vine'
import { id } from '#shared/validators/numbers'

export const assignedUserValidator = vine.create({ userId: id() })
