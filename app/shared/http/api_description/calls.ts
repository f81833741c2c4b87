import { withNext, type Schema } from '#shared/http/api_description/schema'
import { strictBody } from '#shared/http/api_description/strict_body'
import { strictQuery } from '#shared/http/api_description/strict_query'
import { namingFields, type FieldNames } from '#shared/http/field_names'
import { TRAP } from '#shared/http/honeypot'
import { onlyIfMatch } from '#shared/http/if_match'
import { onceByKey } from '#shared/http/once_by_key'
import { inTest } from '#shared/http/test_answers'

type SelfDescribing = { toJSONSchema(): object }

export type DescribedQuery = { describe(): Record<string, Schema> }

/** What a call counts beside what its route does; calls that share a count name the same one. */
export type OwnLimit = {
  requests: number
  /** Length of the window: '1 minute', '1 day'. */
  every: string
  /** What is taken, for one e-mail address that is named, declined cards or wrong passwords. */
  counts: 'taken' | 'email' | 'declined' | 'wrong'
  /** What may come from one address where nobody is signed in. */
  ofAddress?: number
}

export type CallDescription = {
  summary: string
  description?: string
  query?: Record<string, Schema> | DescribedQuery
  requiredQuery?: readonly string[]
  headers?: Record<string, string>
  /** A POST that only reads takes no `Idempotency-Key`; whose description names it keeps it itself. */
  makesNothing?: boolean
  body?: SelfDescribing | Schema
  /** It makes what nobody has seen yet: of the form that it shares with changes it takes no `version`. */
  isFirst?: true
  /** What it deletes counts its changes: `If-Match` says which version is meant. */
  countsChanges?: true
  /** Where the rules behind it call a field otherwise than it is sent. */
  fieldNames?: FieldNames
  /** A body as somebody sends one, where one that has all fields would make no sense. */
  example?: Readonly<Record<string, unknown>>
  bodyType?: 'application/json' | 'multipart/form-data'
  /** Whether it looks at the field that no person sees; elsewhere that is a name like any other. */
  hasHoneypot?: true
  answer?: Schema
  /** Type of a file that it answers, or the types of several kinds. */
  file?: string | readonly string[]
  /** Its file has a tag: who has it is told so (304); of one in `ranges` a part can be asked for. */
  tagged?: 'whole' | 'ranges'
  status?: 200 | 201 | 202
  /** Further good answers by status, with what `data` holds there. */
  also?: Partial<Record<200 | 201 | 202, Schema>>
  limits?: readonly OwnLimit[]
  /** Refusals of its own by status, with their reason; those of every call are added. */
  refusals?: Partial<Record<400 | 401 | 403 | 404 | 409 | 410 | 422 | 423 | 429 | 503, string>>
}

export type DescribedCall = CallDescription & { group: string; method: string; path: string }

export const API_PREFIX = '/api/v1'

type Route = {
  toJSON(): { methods: string[]; pattern: string }
  use(
    middleware:
      | ReturnType<typeof strictQuery | typeof strictBody | typeof onceByKey | typeof onlyIfMatch>
      | ReturnType<typeof namingFields>
      | typeof inTest
  ): unknown
}

const entries: { group: string; route: Route; call: CallDescription }[] = []
const routes = new WeakSet<object>()

/** Describes calls where their routes are made; path and rights are read from the route. */
export const callsOf =
  (group: string) =>
  <R extends Route>(route: R, call: CallDescription): R => {
    entries.push({ group, route, call: withCursor(call) })
    routes.add(route)
    const { query = {}, fieldNames } = call
    const isChange = changes(route.toJSON().methods)
    if (fieldNames) route.use(namingFields(fieldNames))
    // Lists read their own address.
    if (!isList(query)) route.use(strictQuery(query))
    if (isChange) route.use(strictBody(() => bodyOf(call), call.hasHoneypot ? [TRAP] : []))
    if (isChange) route.use(onlyIfMatch(() => takesVersion(call)))
    if (takesKey(route.toJSON().methods, call)) route.use(onceByKey(keepsKeyItself(call)))
    route.use(inTest)
    return route
  }

/** A list tells where its next rows begin. */
const withCursor = (call: CallDescription): CallDescription =>
  call.query && isList(call.query) && call.answer
    ? { ...call, answer: withNext(call.answer) }
    : call

const changes = (methods: readonly string[]): boolean => !methods.includes('GET')

/** Whether it may be said on which version a change was decided. */
export const takesVersion = (call: CallDescription): boolean =>
  call.countsChanges === true || 'version' in (bodyOf(call).properties ?? {})

/** What a call takes; of one that takes nothing no name at all. */
export function bodyOf({ body, isFirst }: CallDescription): Schema {
  if (!body) return { type: 'object', properties: {} }
  const schema = 'toJSONSchema' in body ? (body.toJSONSchema as () => Schema)() : body
  if (!isFirst) return schema
  const { version, ...properties } = schema.properties!
  if (!version) throw new Error('A form without a version is no form of changes')
  return { ...schema, properties }
}

export const KEY_HEADER = 'Idempotency-Key'

const keepsKeyItself = ({ headers = {} }: CallDescription): boolean => KEY_HEADER in headers

/** Every call that makes something can be repeated by its key. */
export const takesKey = (methods: readonly string[], call: CallDescription): boolean =>
  keepsKeyItself(call) || (methods.includes('POST') && !call.makesNothing)

export const isList = (query: NonNullable<CallDescription['query']>): query is DescribedQuery =>
  typeof query.describe === 'function'

export const isDescribed = (route: object): boolean => routes.has(route)

export const describedCalls = (): DescribedCall[] =>
  entries.map(({ group, route, call }) => {
    const { methods, pattern } = route.toJSON()
    return { ...call, group, method: methods[0]!, path: pattern }
  })
