import { readdirSync } from 'node:fs'
import router from '@adonisjs/core/services/router'
import type { Module, Row } from '#tests/functional/access/support/row'

export const FOLDER = 'tests/functional/access'

export type Registered = { route: string; module: string }
export type Entry = { row: Row; module: string }

/** Every route of the shop, one for each method, with the module that its name begins with. */
export function registeredRoutes(): Registered[] {
  const { root = [] } = router.toJSON()
  return root.flatMap(({ methods, pattern, name }) =>
    methods
      .filter((method) => method !== 'HEAD')
      .map((method) => ({ route: `${method} ${pattern}`, module: moduleOf(name, pattern) }))
  )
}

/** Every module's rows, in the order of the files. */
export async function readModules(): Promise<Record<string, Module>> {
  const files = readdirSync(FOLDER).filter((file) => /^[a-z_]+\.ts$/.test(file))
  const read = async (file: string) => {
    const name = file.slice(0, -3)
    return [name, (await import(`#tests/functional/access/${name}`)) as Module] as const
  }
  return Object.fromEntries(await Promise.all(files.map(read)))
}

function moduleOf(name: string | undefined, pattern: string): string {
  if (!name) throw new Error(`The route ${pattern} has no name: put it into its module's group`)
  return name.replace(/^api\./, '').split('.')[0]!
}
