import { takesKey, type DescribedCall } from '#shared/http/api_description/calls'
import {
  about,
  integer,
  namedSchemas,
  text,
  type Schema,
} from '#shared/http/api_description/schema'
import { mayBeKept } from '#shared/http/kept_by_callers'

/** What answers say beside their content. */
const HEADERS = {
  'RateLimit-Limit': about(integer, 'How many calls may be made in a window.'),
  'RateLimit-Remaining': about(integer, 'How many of them are left.'),
  'RateLimit-Reset': about(integer, 'Seconds after which there are all of them again.'),
  'Kontor-Test': about(text, '`true` where a test token asks.'),
  'Retry-After': about(integer, 'Seconds after which it may be tried again.'),
  'WWW-Authenticate': about(text, 'A token is asked for: `Bearer`.'),
  'Accept': about(text, 'Types of content that are read.'),
  'Allow': about(text, 'Methods that the address has.'),
  'ETag': about(text, 'For `If-None-Match`, and for `If-Match` of changes where they are counted.'),
  'Idempotency-Replayed': about(text, '`true` where a repeated call gets the answer of the first.'),
  'Content-Disposition': about(text, 'The name of the file.'),
  'Accept-Ranges': about(text, 'Whether parts of the file can be asked for.'),
  'Content-Range': about(text, 'Which part of the file it is, and of how many bytes.'),
  'Repr-Digest': about(text, 'SHA-256 of the whole file, in base64.'),
} satisfies Record<string, Schema>

type Name = keyof typeof HEADERS
export type HeadersOfAnswer = Record<string, { $ref: string }>

export const describedHeaders = () =>
  Object.fromEntries(
    Object.entries(HEADERS).map(([name, { description, ...schema }]) => [
      name,
      { description, schema },
    ])
  )

const OF_EVERY_ANSWER: readonly Name[] = [
  ...(['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'Kontor-Test'] as const),
]

const OF_REFUSALS: Readonly<Record<string, readonly Name[]>> = {
  401: ['WWW-Authenticate'],
  409: ['Retry-After'],
  415: ['Accept'],
  423: ['Retry-After'],
  429: ['Retry-After'],
  503: ['Retry-After'],
  default: ['Retry-After', 'WWW-Authenticate', 'Accept', 'Allow'],
}

export const headersOfRefusal = (status: string): HeadersOfAnswer =>
  named([...OF_EVERY_ANSWER, ...(OF_REFUSALS[status] ?? [])])

/** Of an answer that is no refusal; a file says its name and, where it goes on after a break, its sum. */
export function headersOfAnswer(call: DescribedCall, further: readonly Name[] = []) {
  const { file, tagged } = call
  return named([
    ...OF_EVERY_ANSWER,
    ...(isTagged(call) || countsChanges(call) ? (['ETag'] as const) : []),
    ...(takesKey([call.method], call) ? (['Idempotency-Replayed'] as const) : []),
    ...(file ? (['Content-Disposition', 'Accept-Ranges'] as const) : []),
    ...(file && tagged ? (['Repr-Digest'] as const) : []),
    ...further,
  ])
}

const named = (names: readonly Name[]): HeadersOfAnswer =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

/** Whether who has its answer already is told so, without the answer. */
export const isTagged = ({ method, path, tagged }: DescribedCall): boolean =>
  tagged !== undefined || (method === 'GET' && mayBeKept(path))

/** Whether its answer is one record that tells its version. */
const countsChanges = ({ answer }: DescribedCall): boolean => Boolean(answer && hasVersion(answer))

function hasVersion({ $ref, anyOf = [], properties = {} }: Schema): boolean {
  if ($ref) return hasVersion(namedSchemas()[$ref.split('/').pop()!]!)
  return 'version' in properties || anyOf.some(hasVersion)
}
