import type { Schema } from '#shared/http/api_description/schema'
import { strictQuery } from '#shared/http/api_description/strict_query'

type SelfDescribing = { toJSONSchema(): object }

export type DescribedQuery = { describe(): Record<string, Schema> }

export type CallDescription = {
  summary: string
  description?: string
  query?: Record<string, Schema> | DescribedQuery
  requiredQuery?: readonly string[]
  headers?: Record<string, string>
  body?: SelfDescribing | Schema
  /** A body as somebody sends one, where one that has all fields would make no sense. */
  example?: Readonly<Record<string, unknown>>
  bodyType?: 'application/json' | 'multipart/form-data'
  /** What `data` of the envelope holds. */
  answer?: Schema
  file?: string
  status?: 200 | 201 | 202
  /** Further good answers by status, with what `data` holds there. */
  also?: Partial<Record<200 | 201 | 202, Schema>>
  /** Refusals of its own by status, with their reason; those of every call are added. */
  refusals?: Partial<Record<400 | 401 | 403 | 404 | 409 | 410 | 422 | 423 | 429 | 503, string>>
}

export type DescribedCall = CallDescription & { group: string; method: string; path: string }

export const API_PREFIX = '/api/v1'

type Route = {
  toJSON(): { methods: string[]; pattern: string }
  use(middleware: ReturnType<typeof strictQuery>): unknown
}

const entries: { group: string; route: Route; call: CallDescription }[] = []
const routes = new WeakSet<object>()

/** Describes calls where their routes are made; path and rights are read from the route. */
export const callsOf =
  (group: string) =>
  <R extends Route>(route: R, call: CallDescription): R => {
    entries.push({ group, route, call })
    routes.add(route)
    const query = queryToHold(route, call)
    if (query) route.use(strictQuery(query))
    return route
  }

/** What a program may ask of a call that reads; lists read their own address, files take any. */
function queryToHold(route: Route, { query = {}, file }: CallDescription) {
  const isRead = route.toJSON().methods.includes('GET')
  return isRead && !file && !isList(query) ? query : null
}

export const isList = (query: NonNullable<CallDescription['query']>): query is DescribedQuery =>
  typeof query.describe === 'function'

export const isDescribed = (route: object): boolean => routes.has(route)

export const describedCalls = (): DescribedCall[] =>
  entries.map(({ group, route, call }) => {
    const { methods, pattern } = route.toJSON()
    return { ...call, group, method: methods[0]!, path: pattern }
  })
