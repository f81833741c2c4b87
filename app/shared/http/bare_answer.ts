import type { IncomingMessage, ServerResponse } from 'node:http'
import { errorCodeOf } from '#shared/http/error_codes'
import { translate } from '#shared/i18n'

/** Answers when nothing else can: words, and no header of the failed try. */
export function bareAnswer(
  { headers, url = '' }: IncomingMessage,
  response: ServerResponse,
  status: number
): void {
  const locale = /^de\b/i.test(headers['accept-language'] ?? '') ? 'de' : 'en'
  const code = errorCodeOf({ status })
  const message = translate(locale, code)
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  response.setHeader('cache-control', 'no-store')
  response.setHeader('x-content-type-options', 'nosniff')
  response.statusCode = status
  if (!url.startsWith('/api/') && !headers.accept?.includes('json')) {
    response.setHeader('content-type', 'text/plain; charset=utf-8')
    return void response.end(message)
  }
  response.setHeader('content-type', 'application/json; charset=utf-8')
  const errors = [{ code, message }]
  response.end(JSON.stringify({ success: false, data: null, errors, message }))
}
