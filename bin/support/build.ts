import { createHash } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { holdFile } from './held_file.ts'
import { ROOT } from './paths.ts'

const SOURCES = [
  'app/**/*.ts',
  'bin/**/*.ts',
  'commands/**/*.ts',
  'config/**/*.ts',
  'database/**/*.ts',
  'demo/**/*.ts',
  'design-system/src/**/*.{ts,tsx,css}',
  'inertia/**/*.{ts,tsx,css,json}',
  'providers/**/*.ts',
  'resources/**/*',
  'scripts/**/*.ts',
  'start/**/*.ts',
  'public/**/*',
  'adonisrc.ts',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'vite.config.ts',
]
/** What the build itself lays among the sources. */
const MADE = join('public', 'assets')
const LONGEST_BUILD_MS = 600_000
const STAMP = join(ROOT, 'build', '.sources')

/** Whether the last build was made of the sources as they are now. */
export const isBuilt = (sources = fingerprint()) =>
  existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources

/** Builds the application when its sources changed since the last build. */
export function buildIfNeeded(log: (line: string) => void) {
  if (isBuilt()) return
  // Shops that start together wait for the first one's build.
  const letGo = holdFile(join(ROOT, 'tmp', 'build.lock'), LONGEST_BUILD_MS)
  if (!letGo) throw new Error('Another build takes too long')
  try {
    build(log)
  } finally {
    letGo()
  }
}

function build(log: (line: string) => void) {
  const sources = fingerprint()
  if (isBuilt(sources)) return
  log('Building the application (once, or after a change) …')
  const command = ['ace.js', 'build', '--ignore-ts-errors', '--tsconfig', 'tsconfig.build.json']
  const built = spawnSync(process.execPath, command, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  if (built.status !== 0) throw new Error(`The build failed:\n${built.stdout}\n${built.stderr}`)
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, sources)
}

/** Names, sizes and times of the sources: cheap enough for every start. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  for (const file of files.filter((name) => !name.startsWith(MADE)).sort()) {
    const stats = statSync(join(ROOT, file))
    if (stats.isFile()) hash.update(`${file}:${stats.size}:${stats.mtimeMs}\n`)
  }
  return hash.digest('hex')
}
