import type { HttpContext } from '@adonisjs/core/http'
import { translate } from '#shared/i18n'
import type { Notice } from '#catalogue/domain/quote/types'
import type { AnsweredQuote } from '#catalogue/http/answer_quote'
import { lineToWire } from '#catalogue/transformers/quote_line_wire'

export function wordedQuote({ locale }: Pick<HttpContext, 'locale'>, answered: AnsweredQuote) {
  const { quote, owned } = answered
  const say = (notices: Notice[]) =>
    notices.map(({ code, params = {} }) => {
      return { code, params, message: translate(locale, code, params) }
    })
  return {
    ...quote,
    errors: say(quote.errors),
    warnings: say(quote.warnings),
    lines: quote.lines.map((line, index) => ({
      ...lineToWire(line),
      errors: say(line.errors),
      warnings: say(line.warnings),
      owned: owned[index] ?? null,
    })),
  }
}
