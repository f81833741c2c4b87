import { cpSync, existsSync, globSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { nodeFileTrace } from '@vercel/nft'
import { buildIfNeeded } from './build.ts'
import { ROOT } from './paths.ts'

const BUILD = join(ROOT, 'build')

/** What of the build only its own makers need; of `bin` those stay that a machine starts. */
const LEFT_OUT = [
  /^(bench|design-system|sandbox|scripts|tests|tmp)$/,
  /^(playwright\.config|vite\.config|ace)\.js$|^package-lock\.json$/,
  /^bin\/(?!(server|worker|console|support|auditor)(\.js)?$|support\/take_over_address\.js$|auditor\/(?!run_auditor|main))/,
  /\.(js|css)\.map$/,
]

const PROGRAMS = [
  'adonisrc.js',
  'bin/{server,worker,console}.js',
  '{app,commands,config,database,demo,providers,start}/**/*.js',
  'public/assets/server/**/*.js',
]

/** Found by their names in a list, which a trace of imports cannot follow. */
const FOUND_BY_NAME = ['node_modules/@adonisjs/lucid/build/commands/migration/*.js']

/** Compilers and the like, which packages name for work that a built shop never does. */
export const NEVER_LOADED = [
  ...['typescript', 'vite', 'rolldown', 'esbuild', 'lightningcss', 'prettier', 'ts-morph'],
  ...['@ts-morph', '@rolldown', '@esbuild', '@swc/core*', '@poppinss/ts-exec'],
].map((name) => `node_modules/${name}/**`)

/** What a machine without containers is made ready by. */
const FOR_THE_MACHINE = ['install.sh', 'kontor', 'kontor.env', 'nginx', 'systemd']

/** Far fewer than the 1,024 that a process may have open where nobody has raised that. */
const MOST_OPEN_FILES = 256

export type Pack = { files: number; bytes: number }

/**
 * Puts the built shop into an empty folder with those files of its packages that its programs can load,
 * and nothing else: what an image or an archive is made of. Started as `node bin/server.js`. What pages of
 * `former`, the packed version before, load later lies there as well.
 */
export async function packShop(target: string, former?: string): Promise<Pack> {
  if (former && resolve(former) === resolve(target)) {
    throw new Error(`${former} is at work: pack beside it`)
  }
  buildIfNeeded(console.log)
  rmSync(target, { recursive: true, force: true })
  cpSync(BUILD, target, { recursive: true, filter: (path) => isShipped(relative(BUILD, path)) })
  const programs = globSync(PROGRAMS, { cwd: target })
  const named = globSync(FOUND_BY_NAME, { cwd: ROOT }).map((path) => join(ROOT, path))
  const { fileList } = await nodeFileTrace(
    [...programs.map((path) => join(BUILD, path)), ...named],
    { base: ROOT, ignore: NEVER_LOADED, fileIOConcurrency: MOST_OPEN_FILES }
  )
  const packages = [...fileList].filter((path) => path.startsWith('node_modules/'))
  for (const path of packages) copyFile(path, target)
  for (const name of FOR_THE_MACHINE) {
    cpSync(join(ROOT, 'deploy', name), join(target, 'deploy', name), { recursive: true })
  }
  if (former) keepAssets(former, target)
  return sizeOf(target)
}

const ASSETS = join('public', 'assets')
/** What is younger was made by the version before; pages that are older were left long ago. */
const KEPT_DAYS = 30

/** Their names say what is in them, so none takes another one's place. */
export function keepAssets(former: string, target: string): void {
  const since = Date.now() - KEPT_DAYS * 86_400_000
  for (const path of globSync('**/*', { cwd: join(former, ASSETS) })) {
    const [from, to] = [join(former, ASSETS, path), join(target, ASSETS, path)]
    const found = statSync(from)
    const isKept = found.isFile() && found.mtimeMs > since && !FOR_THE_SERVER.test(path)
    if (!isKept || existsSync(to)) continue
    mkdirSync(dirname(to), { recursive: true })
    cpSync(from, to, { preserveTimestamps: true })
  }
}

/** Rendered by the server, which is that of the new version alone. */
const FOR_THE_SERVER = /^(server|\.vite)(\/|$)/

const isShipped = (path: string) => !LEFT_OUT.some((pattern) => pattern.test(path))

function copyFile(path: string, target: string) {
  if (!statSync(join(ROOT, path)).isFile()) return
  mkdirSync(dirname(join(target, path)), { recursive: true })
  cpSync(join(ROOT, path), join(target, path), { dereference: true })
}

function sizeOf(folder: string): Pack {
  const files = globSync('**/*', { cwd: folder }).map((path) => statSync(join(folder, path)))
  const sizes = files.filter((stat) => stat.isFile()).map(({ size }) => size)
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}
