import type { FieldContext, MessagesProviderContact } from '@vinejs/vine/types'
import { TranslatedMessages } from '#shared/http/validation_messages'
import { translate, type Locale } from '#shared/i18n'

const EMPTY = new Set(['required', 'minLength', 'array.minLength'])
const WORDS = new Set(['headlineEn', 'headlineDe', 'textEn', 'textDe', 'products'])

/** What is left out is asked for in words, as nobody knows the fields by their names. */
export function noticeMessages(locale: Locale): MessagesProviderContact {
  const others = new TranslatedMessages(locale)
  return {
    getMessage(text: string, rule: string, field: FieldContext, meta?: Record<string, unknown>) {
      const name = String(field.getFieldPath())
      if (!EMPTY.has(rule) || !WORDS.has(name)) return others.getMessage(text, rule, field, meta)
      return translate(locale, `arrivals.notices.errors.empty.${name}`)
    },
  }
}
