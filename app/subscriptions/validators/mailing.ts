import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'

const letter = {
  subject: plainText().maxLength(200).nullable().optional(),
  body: plainText().maxLength(10_000).nullable().optional(),
}

export const letterValidator = vine.create(letter)

export const mailingValidator = vine.create({
  ...letter,
  /** Names this attempt to send. */
  key: vine.string().uuid(),
  recipients: plainText().maxLength(900_000).nullable().optional(),
})
