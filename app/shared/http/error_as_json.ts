import type { HttpContext } from '@adonisjs/core/http'
import type { HttpError } from '@adonisjs/core/types/http'
import { sendErrors, type EnvelopeError } from '#shared/http/envelope'
import { errorCodeOf } from '#shared/http/error_codes'
import { isApi } from '#shared/http/is_api'
import { answerOtherMethod } from '#shared/http/other_method'
import { wordsOfStatus } from '#shared/http/words_of_status'
import { hasText, translate } from '#shared/i18n'

type FieldMessage = { message: string; field: string; rule: string }
type Headers = Record<string, string | number>
type Described = HttpError & {
  messages?: FieldMessage[]
  headers?: Headers
  getDefaultHeaders?: () => Headers
}

export function answerErrorAsJson(error: HttpError, ctx: HttpContext): void {
  const { status, code, message, messages } = error as Described
  setHeaders(error, ctx)
  if (Array.isArray(messages)) return sendErrors(ctx, messages.map(fieldError), status)
  if (code && hasText(code)) return sendErrors(ctx, [{ code, message }], status)
  if (code === 'E_BAD_CSRF_TOKEN') return sendErrors(ctx, [tokenError(ctx)], status)
  if (code === 'E_ROUTE_NOT_FOUND' && isApi(ctx)) return answerOtherMethod(ctx)
  const words = { code: errorCodeOf({ status, code }), message: wordsOfStatus(error, ctx) }
  sendErrors(ctx, [words], status)
}

/** Whoever asks for data has no page that could have been open for too long. */
const tokenError = ({ locale = 'en' }: HttpContext): EnvelopeError => ({
  code: 'shared.errors.page_expired',
  message: translate(locale, 'shared.errors.page_token_missing'),
})

export function setHeaders(error: HttpError, { response }: HttpContext): void {
  const { headers, getDefaultHeaders } = error as Described
  for (const [name, value] of Object.entries(headers ?? getDefaultHeaders?.call(error) ?? {})) {
    response.header(name, value)
  }
  if (error.status === 503) response.header('retry-after', 10)
}

const fieldError = ({ message, field, rule }: FieldMessage): EnvelopeError => ({
  code: `validation.rules.${rule}`,
  message,
  field,
})
