import string from '@adonisjs/core/helpers/string'
import limits from '#config/api_limits'
import { API_PREFIX, describedCalls, type OwnLimit } from '#shared/http/api_description/calls'
import { apiRoutes } from '#shared/http/api_description/routes'
import { allowanceOf, type Allowance } from '#shared/http/throttle'

export type ApiLimit = {
  /** The calls that share it, as `POST /tokens`; empty for all calls. */
  calls: string[]
  requests: number
  minutes: number
  counted: 'token' | 'session' | 'visitor' | 'wrong_token' | 'person' | OwnLimit['counts']
  /** What may come from one address where nobody is signed in; null where that makes no difference. */
  ofAddress: number | null
}

/** Limits of all calls and the nearer ones of single calls, read from where they are declared. */
export const apiLimits = (): ApiLimit[] => [
  ofAll('token', limits.tokenCalls),
  ofAll('session', limits.sessionCalls),
  ofAll('visitor', limits.visitorCalls),
  ofAll('wrong_token', limits.wrongTokens),
  ...nearerLimits(),
]

type OfAll = { requests: number; duration: string }

const ofAll = (counted: ApiLimit['counted'], { requests, duration }: OfAll): ApiLimit => ({
  ...{ calls: [], requests, minutes: minutesOf(duration), counted, ofAddress: null },
})

function nearerLimits(): ApiLimit[] {
  const routes = new Map(apiRoutes().map((route) => [`${route.method} ${route.pattern}`, route]))
  const found = new Map<object, ApiLimit>()
  for (const { method, path, limits: own = [] } of describedCalls()) {
    const throttles = routes.get(`${method} ${path}`)?.throttles ?? []
    for (const limit of [...throttles, ...own]) {
      const known = found.get(limit) ?? limitOf(allowanceOf(limit) ?? (limit as OwnLimit))
      known.calls.push(nameOf(method, path))
      found.set(limit, known)
    }
  }
  return [...found.values()].sort((one, other) => one.calls[0]!.localeCompare(other.calls[0]!))
}

const limitOf = (limit: Allowance | OwnLimit): ApiLimit => ({
  calls: [],
  requests: limit.requests,
  minutes: minutesOf(limit.every),
  counted: 'counts' in limit ? limit.counts : 'person',
  ofAddress: ('ofAddress' in limit && limit.ofAddress) || null,
})

const minutesOf = (window: string): number => string.seconds.parse(window) / 60

const nameOf = (method: string, path: string): string =>
  `${method} ${path.slice(API_PREFIX.length).replaceAll(/:(\w+)\??/g, '{$1}')}`
