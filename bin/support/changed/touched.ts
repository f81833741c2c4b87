import { MODULES } from '../lower_modules.ts'

/** What a change may break: everything, or what stands on some modules. */
export type Touched = { everything: boolean; modules: string[]; browser: boolean }

const NO_CODE = /^(docs\/|[^/]+\.md$)/
/** Follows from sources that changed themselves; a check in the same run may renew it. */
const GENERATED = /^\.adonisjs\/|^database\/schema\.ts$/
const OF_MODULE = [
  /^app\/(\w+)\//,
  /^database\/(?:migrations|factories)\/(\w+)\//,
  /^inertia\/(?:pages|components)\/(\w+)\//,
  /^tests\/(?:unit|functional|fixtures)\/(\w+)\//,
]
/** Known to whole runs only, or to one suite that runs in any case. */
const APART = /^tests\/(browser|faults|fuzz|architecture|functional\/access|fixtures\/access)\//
const BROWSER = /^(inertia|design-system|\.storybook)\/|^vitest\.config/
const PICTURES = /^design-system\/screenshots\//

/** Reads from the paths of changed files what they may break; a path that belongs to no module is everybody's. */
export function touchedBy(files: string[]): Touched {
  const code = files.filter((file) => !NO_CODE.test(file) && !GENERATED.test(file))
  const owners = code.filter((file) => !APART.test(file) && !PICTURES.test(file)).map(ownerOf)
  return {
    everything: owners.includes(null),
    modules: [...new Set(owners.filter((owner) => owner !== null))].sort(),
    browser: code.some((file) => BROWSER.test(file)),
  }
}

function ownerOf(file: string): string | null {
  const name = OF_MODULE.map((pattern) => pattern.exec(file)?.[1]).find(Boolean)
  return name && MODULES.includes(name) ? name : null
}
