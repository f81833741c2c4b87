import { globSync } from 'node:fs'
import { ROOT } from '../paths.ts'
import { groundOf, MODULES } from '../lower_modules.ts'
import { FAULT_FOLDERS } from './fault_folders.ts'
import type { Touched } from './touched.ts'

/** Folders of tests that stand on what was touched, or are of modules that ask it through a port. */
export function foldersFor({ modules, askers }: Touched): string[] {
  const standsOnIt = (module: string) => modules.some((one) => groundOf(module).has(one))
  const runs = (module: string) => standsOnIt(module) || askers.includes(module)
  const own = MODULES.filter(runs).flatMap((name) => [`unit/${name}`, `functional/${name}`])
  const matrix = modules.length > 0 ? ['functional/access'] : []
  const faults = Object.keys(FAULT_FOLDERS).filter((name) => standsOnIt(FAULT_FOLDERS[name]!))
  return ['architecture', ...own, ...matrix, ...faults.map((name) => `faults/${name}`)]
}

export const specsFor = (touched: Touched): string[] =>
  foldersFor(touched).flatMap((folder) => globSync(`tests/${folder}/**/*.spec.ts`, { cwd: ROOT }))
