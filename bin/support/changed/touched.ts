import { MODULES } from '../lower_modules.ts'
import { askersOf } from './askers.ts'
import { FAULT_FOLDERS } from './fault_folders.ts'
import { textUsersOf } from './text_users.ts'

/**
 * What a change may break: everything, or what stands on some modules and who asks them through a port;
 * changed journeys are run themselves.
 */
export type Touched = {
  everything: boolean
  modules: string[]
  askers: string[]
  browser: boolean
  journeys: string[]
}

const NO_CODE = /^(docs\/|[^/]+\.md$)/
/** Follows from sources that changed themselves; a check in the same run may renew it. */
const GENERATED = /^\.adonisjs\/|^database\/(schema\.ts|migrations\.sha256)$/
const OF_MODULE = [
  /^app\/(\w+)\//,
  /^database\/(?:migrations|factories)\/(\w+)\//,
  /^inertia\/(?:pages|components)\/(\w+)\//,
  /^demo\/(\w+)\//,
  /^tests\/(?:unit|functional|fixtures)\/(\w+)\//,
]
/** Known to whole runs only, or to one suite that runs in any case. */
const APART =
  /^tests\/(browser|faults\/shared|fuzz|architecture|functional\/access|fixtures\/access)\//
const JOURNEY = /^tests\/browser\/\w+\.journey\.ts$/
const TEXTS = /^inertia\/i18n\/locales\/\w+\/(\w+\/\w+)\.json$/
const FAULTS = /^tests\/faults\/(\w+)\//
const BROWSER = /^(inertia|design-system|\.storybook)\/|^vitest\.config/
const PICTURES = /^design-system\/screenshots\//

/** Reads from the paths of changed files what they may break; a path that belongs to no module is everybody's. */
export function touchedBy(files: string[]): Touched {
  const code = files.filter((file) => !NO_CODE.test(file) && !GENERATED.test(file))
  const owners = code.filter((file) => !APART.test(file) && !PICTURES.test(file)).flatMap(ownersOf)
  const everything = owners.includes(null)
  return {
    everything,
    modules: [...new Set(owners.filter((owner) => owner !== null))].sort(),
    askers: everything ? [] : askersOf(code),
    browser: code.some((file) => BROWSER.test(file)),
    journeys: code.filter((file) => JOURNEY.test(file)),
  }
}

function ownersOf(file: string): (string | null)[] {
  const [texts, faults] = [TEXTS.exec(file)?.[1], FAULTS.exec(file)?.[1]]
  if (texts) return textUsersOf(texts).map(known)
  if (faults) return [FAULT_FOLDERS[faults] ?? null]
  return [known(OF_MODULE.map((pattern) => pattern.exec(file)?.[1]).find(Boolean))]
}

const known = (name: string | undefined) => (name && MODULES.includes(name) ? name : null)
