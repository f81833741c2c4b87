import { cpSync, globSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { nodeFileTrace } from '@vercel/nft'
import { buildIfNeeded } from './build.ts'
import { ROOT } from './paths.ts'

const BUILD = join(ROOT, 'build')

/** What of the build only its own makers need; of `bin` those stay that a machine starts. */
const LEFT_OUT = [
  /^(bench|design-system|sandbox|scripts|tests)$/,
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

export type Pack = { files: number; bytes: number }

/**
 * Puts the built shop into an empty folder with those files of its packages that its programs can load,
 * and nothing else: what an image or an archive is made of. Started as `node bin/server.js`.
 */
export async function packShop(target: string): Promise<Pack> {
  buildIfNeeded(console.log)
  rmSync(target, { recursive: true, force: true })
  cpSync(BUILD, target, { recursive: true, filter: (path) => isShipped(relative(BUILD, path)) })
  const programs = globSync(PROGRAMS, { cwd: target })
  const named = globSync(FOUND_BY_NAME, { cwd: ROOT }).map((path) => join(ROOT, path))
  const { fileList } = await nodeFileTrace(
    [...programs.map((path) => join(BUILD, path)), ...named],
    { base: ROOT, ignore: NEVER_LOADED }
  )
  const packages = [...fileList].filter((path) => path.startsWith('node_modules/'))
  for (const path of packages) copyFile(path, target)
  return sizeOf(target)
}

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
