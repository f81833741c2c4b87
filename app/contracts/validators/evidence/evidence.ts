import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'

const typedDay = () => plainText().maxLength(40).nullable().optional()

export const evidenceValidator = vine.create({
  ...{ from: typedDay(), to: typedDay(), knownOn: typedDay() },
})
