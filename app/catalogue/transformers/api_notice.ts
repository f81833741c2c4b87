import { ISO_DAY } from '#shared/domain/calendar_day'
import { is } from '#shared/http/api_description'
import { wireDayOf } from '#shared/http/wire'
import { translate, type Locale } from '#shared/i18n'
import type { Notice } from '#catalogue/domain/quote/types'

const { about, mapOf, object, text } = is

export const noticeSchema = is.named(
  'Notice',
  object({
    code: about(text, 'Stays the same in every language.'),
    params: mapOf({ type: ['string', 'number'] }),
    message: text,
  })
)

/** A notice with its message in the language of the reader. */
export const noticeToWire =
  (locale: Locale) =>
  ({ code, params = {} }: Notice) => ({
    ...{ code, params: daysToWire(params) },
    message: translate(locale, code, params),
  })

const daysToWire = (params: NonNullable<Notice['params']>) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, dayToWire(value)]))

const dayToWire = (value: string | number) =>
  typeof value === 'string' && ISO_DAY.test(value) ? wireDayOf(value) : value
