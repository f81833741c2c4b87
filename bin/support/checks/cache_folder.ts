import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../paths.ts'

/** What may change the verdict on a file that did not change itself. */
const JUDGES = [
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'inertia/tsconfig.json',
  'eslint.config.js',
  'eslint.boundaries.js',
  'eslint.design.js',
]

/** Where linters keep what they know; another folder after an install or a changed rule. */
export function cacheFolder(): string {
  const hash = createHash('sha256')
  for (const file of JUDGES) hash.update(readFileSync(join(ROOT, file)))
  const folder = join(ROOT, 'tmp', 'cache', hash.digest('hex').slice(0, 12))
  mkdirSync(folder, { recursive: true })
  return folder
}
