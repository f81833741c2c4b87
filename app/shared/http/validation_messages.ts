import { RequestValidator } from '@adonisjs/core/http'
import type { FieldContext, MessagesProviderContact } from '@vinejs/vine/types'
import { isProgram, saidToPrograms } from '#shared/http/words_for_programs'
import { hasText, translate, type Locale } from '#shared/i18n'

type Meta = Record<string, unknown>

/** In the reader's language, with the names that fields have on the page, or for a program as it sent them. */
export class TranslatedMessages implements MessagesProviderContact {
  constructor(
    private locale: Locale,
    private isForPrograms = false
  ) {}

  /** A rule of our own may report a translation key instead of a message. */
  getMessage(rawMessage: string, rule: string, field: FieldContext, meta: Meta = {}): string {
    const known = `validation.rules.${rule.replaceAll('.', '_')}`
    const key = hasText(rawMessage) ? rawMessage : hasText(known) ? known : FALLBACK
    const said = this.isForPrograms ? saidToPrograms(key) : key
    return translate(this.locale, said, this.#wordsFor(field, meta))
  }

  #wordsFor(field: FieldContext, meta: Meta): Meta {
    const { otherField, choices, ...rest } = meta
    return {
      ...rest,
      ...(Array.isArray(choices) && { choices: choices.join(', ') }),
      name: field.getFieldPath(),
      field: this.#nameOf(String(field.name), field.wildCardPath),
      otherField: typeof otherField === 'string' ? this.#nameOf(otherField) : undefined,
    }
  }

  /** "billing.city" may have its own name; else "city" is good; else what the caller named it. */
  #nameOf(name: string, path = name): string {
    const candidates = [path.replaceAll(/[.*]+/g, '_'), name]
    const known = candidates.find((candidate) => hasText(`validation.fields.${candidate}`))
    return translate(this.locale, `validation.fields.${known ?? 'default'}`, { name })
  }
}

const FALLBACK = 'validation.rules.default'

export function registerValidationMessages(): void {
  RequestValidator.messagesProvider = (ctx) =>
    new TranslatedMessages(ctx.locale ?? 'en', isProgram(ctx))
}
