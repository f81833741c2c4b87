import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'

export const findCustomersValidator = vine.create({ search: plainText().maxLength(200) })
