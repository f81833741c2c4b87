import type { FieldContext, MessagesProviderContact } from '@vinejs/vine/types'
import { TranslatedMessages } from '#shared/http/validation_messages'
import { translate, type Locale } from '#shared/i18n'

const NAME_EMPTY = 'use_cases.errors.name_empty'
const NO_CATEGORY = 'use_cases.errors.category_missing'

const TEXTS: Readonly<Record<string, string>> = {
  'required name': NAME_EMPTY,
  'minLength name': NAME_EMPTY,
  'minLength nameDe': NAME_EMPTY,
  'required link': 'use_cases.errors.link_empty',
  'url link': 'use_cases.errors.link_unsafe',
  'required categories': NO_CATEGORY,
  'array.minLength categories': NO_CATEGORY,
}

export function useCaseMessages(locale: Locale): MessagesProviderContact {
  const others = new TranslatedMessages(locale)
  return {
    getMessage(text: string, rule: string, field: FieldContext, meta?: Record<string, unknown>) {
      const own = TEXTS[`${rule} ${field.getFieldPath()}`]
      return own ? translate(locale, own) : others.getMessage(text, rule, field, meta)
    },
  }
}
