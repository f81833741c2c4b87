import { globSync, readFileSync } from 'node:fs'

const IMPORT = /from '([^.][^']*)'/g
// The runner brings these itself.
const OWN = /^(vitest|node:|@storybook|storybook\/internal)/

/**
 * Every package the parts and their stories import. Named to the bundler beforehand, because a
 * dependency it finds during a run reloads the tests under way.
 */
export function importedPackages(pattern: string): string[] {
  const sources = globSync(pattern).map((file) => readFileSync(file, 'utf8'))
  const names = sources.flatMap((source) => [...source.matchAll(IMPORT)].map(([, name]) => name!))
  return [...new Set(names)].filter((name) => !OWN.test(name)).sort()
}
