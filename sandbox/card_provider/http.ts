import type { IncomingMessage, ServerResponse } from 'node:http'

export type Call = {
  request: IncomingMessage
  response: ServerResponse
  url: URL
  method: string
  body: Record<string, unknown>
  /** What the pattern of the route found in the path. */
  params: string[]
  language: 'en' | 'de'
}

const LONGEST_BODY = 65_536

/** Reads a call with its JSON or form body; what is neither is an empty object. */
export async function readCall(
  request: IncomingMessage,
  response: ServerResponse,
  baseUrl: string
): Promise<Call> {
  const text = await textOf(request)
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
  return {
    request,
    response,
    url: new URL(request.url ?? '/', baseUrl),
    method: request.method ?? 'GET',
    body: isForm ? Object.fromEntries(new URLSearchParams(text)) : jsonOf(text),
    params: [],
    language: request.headers['accept-language']?.toLowerCase().startsWith('de') ? 'de' : 'en',
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) {
    text += chunk
    if (text.length > LONGEST_BODY) throw new Error('The body is too long')
  }
  return text
}

function jsonOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

export function sendJson({ response }: Pick<Call, 'response'>, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json;charset=UTF-8' })
  response.end(JSON.stringify(body))
}

export function sendText({ response }: Call, type: string, text: string): void {
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
  response.end(text)
}

export function sendTo({ response }: Call, location: string): void {
  response.writeHead(303, { location, 'cache-control': 'no-store' })
  response.end()
}
