import vine from '@vinejs/vine'
import { CONSENTS } from '#site/domain/cookie_consent'

export const cookieConsentValidator = vine.create({ consent: vine.enum(CONSENTS) })
