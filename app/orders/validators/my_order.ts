import vine from '@vinejs/vine'
import { AGAIN } from '#orders/domain/again'
import { CONSENT_NAMES } from '#orders/domain/consents'
import { termsVersion } from '#orders/validators/terms_version'

export const orderAgainValidator = vine.create({ days: vine.enum(AGAIN) })

export const termsValidator = vine.create({
  consents: vine.array(vine.enum(CONSENT_NAMES)).distinct(),
  termsVersion: termsVersion(),
})
