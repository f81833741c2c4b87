import { globSync } from 'node:fs'
import { ROOT } from '../paths.ts'
import { groundOf, MODULES } from '../lower_modules.ts'
import type { Touched } from './touched.ts'

/** Killed processes and outages go through all that an order needs. */
const FAULTS = { module: 'orders', folders: ['faults/checkout', 'faults/delivery'] }

/** Folders of tests that stand on what was touched. */
export function foldersFor({ modules }: Touched): string[] {
  const standsOnIt = (module: string) => modules.some((one) => groundOf(module).has(one))
  const own = MODULES.filter(standsOnIt).flatMap((name) => [`unit/${name}`, `functional/${name}`])
  const matrix = modules.length > 0 ? ['functional/access'] : []
  return ['architecture', ...own, ...matrix, ...(standsOnIt(FAULTS.module) ? FAULTS.folders : [])]
}

/** Their specs. */
export const specsFor = (touched: Touched): string[] =>
  foldersFor(touched).flatMap((folder) => globSync(`tests/${folder}/**/*.spec.ts`, { cwd: ROOT }))
