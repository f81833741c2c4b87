import type router from '@adonisjs/core/services/router'

type Group = ReturnType<(typeof router)['group']>
type Entry = Group['routes'][number]
type Route = Extract<Entry, { toJSON: unknown }>

export type KnownRoute = { method: string; pattern: string; name?: string; route: Route }

/** Every route of a group, once for each method, as it will be matched. */
export const routesIn = (group: Group): KnownRoute[] =>
  group.routes.flatMap(flat).flatMap((route) => {
    const { methods, pattern, name } = route.toJSON()
    return methods
      .filter((method) => method !== 'HEAD')
      .map((method) => ({ method, pattern, name, route }))
  })

function flat(entry: Entry): Route[] {
  if ('routes' in entry) return entry.routes.flatMap(flat)
  if ('route' in entry) return entry.route ? [entry.route as Route] : []
  return [entry as Route]
}
