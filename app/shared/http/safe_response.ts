import { ServerResponse, type OutgoingHttpHeader, type OutgoingHttpHeaders } from 'node:http'
import { headerText } from '#shared/http/header_text'

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[]
type HeaderValue = number | string | readonly string[]

/** An answer whose headers can always be sent, whatever they were made of. */
export class SafeResponse extends ServerResponse {
  override setHeader(name: string, value: HeaderValue): this {
    return super.setHeader(name, safe(value) as HeaderValue)
  }

  override appendHeader(name: string, value: string | readonly string[]): this {
    return super.appendHeader(name, safe(value) as string | readonly string[])
  }

  override writeHead(status: number, reason?: string | Headers, headers?: Headers): this {
    return typeof reason === 'string'
      ? super.writeHead(status, headerText(reason), safeAll(headers))
      : super.writeHead(status, safeAll(reason))
  }
}

function safe(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(safe)
  return typeof value === 'string' ? headerText(value) : value
}

function safeAll(headers: Headers | undefined): Headers | undefined {
  if (!headers) return undefined
  if (Array.isArray(headers)) return headers.map(safe) as OutgoingHttpHeader[]
  const entries = Object.entries(headers).map(([name, value]) => [name, safe(value)])
  return Object.fromEntries(entries) as OutgoingHttpHeaders
}
