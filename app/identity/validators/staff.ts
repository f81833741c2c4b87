import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'
import { EMAIL_PLACES } from '#identity/domain/additional_email'

export const grantValidator = vine.create({ group: plainText().minLength(1).maxLength(100) })

export const emailCodeValidator = vine.create({ place: vine.enum(EMAIL_PLACES) })
