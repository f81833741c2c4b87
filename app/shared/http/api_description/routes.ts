import router from '@adonisjs/core/services/router'
import { API_PREFIX } from '#shared/http/api_description/calls'
import { acceptsMe } from '#shared/http/person_id'
import { allowanceOf } from '#shared/http/throttle'

type Demand = { all?: readonly string[]; any?: readonly string[] }

export type ApiRoute = {
  name: string
  method: string
  pattern: string
  parameters: { name: string; isNumber: boolean; isPerson: boolean; pattern: string | null }[]
  /** Null for calls that need no sign-in; else lists of rights, one of which is enough. */
  rights: string[][] | null
  /** Whether a token is not enough: only a person in a browser may do it. */
  needsSession: boolean
  /** What its route counts; calls with the same one share the count. */
  throttles: object[]
}

type Route = ReturnType<typeof router.toJSON>[string][number]

export function apiRoutes(): ApiRoute[] {
  return routesOfShop()
    .filter(({ pattern }) => pattern.startsWith(`${API_PREFIX}/`))
    .flatMap((route) =>
      route.methods
        .filter((method) => method !== 'HEAD')
        .map((method) => ({
          name: route.name ?? '',
          method,
          pattern: route.pattern,
          parameters: parametersOf(route),
          rights: rightsOf(route),
          needsSession: needsSession(route),
          throttles: [...route.middleware.all()].filter(allowanceOf),
        }))
    )
}

function routesOfShop(): Route[] {
  if (!router.commited) router.commit()
  return router.toJSON().root ?? []
}

const SAMPLE_NUMBER = '7'

function parametersOf({ tokens, matchers }: Route): ApiRoute['parameters'] {
  return tokens
    .filter(({ type }) => type === 1 || type === 3)
    .map(({ val }) => {
      const match = matchers[val]?.match
      const isNumber = Boolean(match?.test(SAMPLE_NUMBER) && !match.test('x'))
      const isPerson = Boolean(match && acceptsMe(match))
      return { name: val, isNumber, isPerson, pattern: match && !isNumber ? match.source : null }
    })
}

/** The guard that turns tokens away is known by its name; it belongs to a module above this one. */
const needsSession = ({ middleware }: Route): boolean =>
  [...middleware.all()].some((one) => typeof one === 'function' && one.name === 'sessionOnly')

/** Named guards keep what they were called with; every one of them has to be passed. */
function rightsOf({ middleware }: Route): string[][] | null {
  const guards = [...middleware.all()].filter((one) => typeof one === 'object') as {
    name?: string
    args?: Demand
  }[]
  const demands = guards.filter(({ name }) => name === 'scope').map(({ args }) => args)
  if (demands.length === 0) return guards.some(({ name }) => name === 'auth') ? [[]] : null
  return demands.reduce<string[][]>(
    (lists, demand) => lists.flatMap((held) => listsOf(demand).map((more) => union(held, more))),
    [[]]
  )
}

const listsOf = (demand: Demand | undefined): string[][] =>
  demand?.any ? demand.any.map((scope) => [scope]) : [[...(demand?.all ?? [])]]

const union = (some: string[], others: string[]) => [...new Set([...some, ...others])]
