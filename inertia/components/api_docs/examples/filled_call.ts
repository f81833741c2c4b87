import type { ApiCallDescription } from '../types'

/** A value that stands in the environment of whoever calls, never on the page. */
export interface Secret {
  header: string
  /** What stands before it in its header. */
  before: string
  variable: string
}

/** A call with all that it sends, as each language writes it. */
export interface FilledCall {
  method: string
  /** By which `kontor_types.ts` knows it: `GET /orders/{id}`. */
  name: string
  shop: string
  address: string
  values: Record<string, string>
  secrets: Secret[]
  /** It brings an `Idempotency-Key`, so that it can be repeated. */
  isNamed?: true
  /** Null: nothing is sent. */
  json: string | null
  files: Record<string, string>
  answersFile: boolean
}

export interface Caller {
  shop: string
  sessionCookie: string
  /** Null: nobody is signed in, and a token says who calls. */
  userId: number | null
}

const API = '/api/v1'

/** The call as this caller makes it: at this shop, and for themselves wherever it is for oneself. */
export function fillCall(
  { method, path, example: { request } }: ApiCallDescription,
  caller: Caller
): FilledCall {
  const self = String(caller.userId ?? 'me')
  const own = Object.fromEntries(request.own.map((name) => [name, self]))
  const inPath = { ...request.inPath, ...own }
  return {
    ...{ method, name: `${method} ${path.slice(API.length)}`, shop: caller.shop },
    address: `${caller.shop}${addressOf(path, inPath, request.inQuery)}`,
    values: { ...inPath, ...Object.fromEntries(request.inQuery) },
    secrets: secretsOf(method, request.signIn, caller),
    ...(request.isNamed && { isNamed: true as const }),
    json: request.json,
    files: request.files ? (JSON.parse(request.files) as Record<string, string>) : {},
    answersFile: request.answersFile,
  }
}

function addressOf(path: string, inPath: Record<string, string>, inQuery: string[][]): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(inPath[name] ?? name)
  )
  const query = inQuery
    .map((pair) => pair.map((part) => encodeURIComponent(part)).join('='))
    .join('&')
  return query ? `${filled}?${query}` : filled
}

const TOKEN = { header: 'Authorization', before: 'Bearer ', variable: 'KONTOR_TOKEN' }
const CSRF = { header: 'X-XSRF-TOKEN', before: '', variable: 'KONTOR_CSRF' }

function secretsOf(
  method: string,
  signIn: 'token' | 'session' | null,
  { sessionCookie }: Caller
): Secret[] {
  if (signIn === null) return []
  if (signIn === 'token') return [TOKEN]
  const session = { header: 'Cookie', before: `${sessionCookie}=`, variable: 'KONTOR_SESSION' }
  return method === 'GET' ? [session] : [session, CSRF]
}
