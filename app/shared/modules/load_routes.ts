import router from '@adonisjs/core/services/router'
import { API_PREFIX, isDescribed } from '#shared/http/api_description/calls'
import { closesWhen, readClosing } from '#shared/modules/closing'
import type { ModuleManifest } from '#shared/modules/manifest'
import { routesIn, type KnownRoute } from '#shared/modules/routes_in'

type Judge = (route: KnownRoute) => string | null

/** In order. @throws for a route without its module's name, description or closing. */
export async function loadRoutes(modules: readonly ModuleManifest[]): Promise<void> {
  const everywhere = readClosing(...modules.map(({ closes }) => closes))
  for (const { module, files } of await Promise.all(modules.map(filesOf))) {
    const own = readClosing(module.closes)
    const judge: Judge = (route) =>
      problemOfName(module, route) ??
      problemOfDescription(route) ??
      problemOfClosing(module, route, [closesIn(own, route), closesIn(everywhere, route)])
    for (const { default: register } of files) {
      refuse(routesIn(router.group(register)), judge)
    }
  }
}

async function filesOf(module: ModuleManifest) {
  const { routes = [], api = [] } = module
  return { module, files: await Promise.all([...api, ...routes].map((load) => load())) }
}

function refuse(routes: readonly KnownRoute[], judge: Judge) {
  const problems = routes.map(judge).filter((problem) => problem !== null)
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

const titleOf = ({ method, pattern }: KnownRoute) => `The route ${method} ${pattern}`

const problemOfName = ({ name }: ModuleManifest, route: KnownRoute) =>
  route.name?.replace(/^api\./, '').split('.')[0] === name
    ? null
    : `${titleOf(route)} has no name that begins with ${name} (or api.${name}): its group says .as('${name}')`

const problemOfDescription = (known: KnownRoute) =>
  known.pattern.startsWith(`${API_PREFIX}/`) && !isDescribed(known.route)
    ? `${titleOf(known)} is not described: its file in api/ wraps it in call(…, { summary, answer })`
    : null

const closesIn = (lines: ReturnType<typeof readClosing>, { method, pattern }: KnownRoute) =>
  closesWhen(lines, method, pattern)

/** The module itself decides, and no line of another module may decide otherwise. */
function problemOfClosing(
  { name }: ModuleManifest,
  route: KnownRoute,
  [own, anywhere]: readonly (string | undefined)[]
) {
  const place = `\`closes\` in app/${name}/module.ts`
  if (!own) {
    return `${titleOf(route)} does not say when a closing shop closes it: add it to ${place}`
  }
  if (own === anywhere) return null
  return `${titleOf(route)} closes in ${own} by ${place}, but another module says ${anywhere}`
}
