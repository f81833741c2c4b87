import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'

const line = () => plainText().minLength(1).maxLength(200)

export const addressValidator = vine.create({
  name: line(),
  addressLine1: line(),
  addressLine2: plainText().maxLength(200).nullable().optional(),
  postcode: plainText().minLength(1).maxLength(20),
  city: line(),
  country: vine
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/),
  alsoDelivery: vine.boolean().optional(),
})

export const vatIdValidator = vine.create({
  vatId: plainText().minLength(1).maxLength(24),
})
