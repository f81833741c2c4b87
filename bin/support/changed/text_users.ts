import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../paths.ts'
import { MODULES } from '../lower_modules.ts'

const LOCALES = join(ROOT, 'inertia/i18n/locales/en')

/**
 * Modules that say what a file of texts says, `orders/order`: its own, and those that take words over,
 * `$t(orders/order:to)`. What the shared words take over is said everywhere; the whole run looks there.
 */
export function textUsersOf(file: string, locales = LOCALES): string[] {
  const users = new Set([file])
  for (const one of users) for (const user of takers(one, locales)) users.add(user)
  return [...users].map(moduleOf)
}

const takers = (file: string, locales: string): string[] =>
  globSync(`{${MODULES.join(',')}}/*.json`, { cwd: locales })
    .filter((path) => readFileSync(join(locales, path), 'utf8').includes(`$t(${file}:`))
    .map((path) => path.slice(0, -'.json'.length))

const moduleOf = (file: string) => file.split('/')[0]!
