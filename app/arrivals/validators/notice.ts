import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'
import { version } from '#shared/validators/numbers'

const headline = () => plainText().minLength(1).maxLength(120)
const text = () => plainText().minLength(1).maxLength(2_000)

const notice = {
  headlineEn: headline(),
  headlineDe: headline(),
  textEn: text(),
  textDe: text(),
  products: vine.array(plainText().minLength(1).maxLength(100)).minLength(1).maxLength(500),
  /** As it is typed; whether there is such a day the rules say. */
  lastDay: plainText().maxLength(40).nullable().optional(),
}

export const noticeValidator = vine.create(notice)

export const noticeChangeValidator = vine.create({ ...notice, version: version() })
