/*
 * `FROM_SOURCES`: TypeScript as `@poppinss/ts-exec` makes it, kept for the next process.
 * Tests start hundreds of processes, and each would spend seconds on translating the same thousand files.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { register, registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { cacheFolder } from './checks/cache_folder.ts'
import { KeptPlaces } from './kept_places.ts'
import { ROOT } from './paths.ts'
import { writeWhole } from './write_whole.ts'

const OURS = pathToFileURL(join(ROOT, '/')).href
const KEPT = join(cacheFolder(), 'sources')
mkdirSync(KEPT, { recursive: true })
// Maps are a fifth of a start: who starts hundreds of processes does without.
process.setSourceMapsEnabled(process.env.SOURCE_MAPS !== 'off')
const places = new KeptPlaces(join(cacheFolder(), 'places.json'))

const { imports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  imports: Record<string, string>
}

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context
    const url = (isOurs(specifier) || isOurs(parentURL)) && sourceOf(specifier, parentURL)
    if (url) return { url, format: 'module-typescript', shortCircuit: true }
    return places.find(specifier, context, () => next(specifier, context))
  },
  load(url, context, next) {
    if (!isOurs(url) || !/\.tsx?$/.test(url)) return next(url, context)
    const file = join(KEPT, nameOf(url))
    if (existsSync(file)) {
      return { format: 'module', source: readFileSync(file), shortCircuit: true }
    }
    startTranslating()
    const loaded = next(url, context)
    if (loaded.format === 'module') writeWhole(file, loaded.source as string)
    return loaded
  },
})

let isTranslating = false

/** Only where something is left to translate: every module would be asked of a thread of its own. */
function startTranslating(): void {
  if (isTranslating) return
  isTranslating = true
  register('./src/loader.js', import.meta.resolve('@poppinss/ts-exec'))
}

function isOurs(url: string | undefined): boolean {
  return Boolean(url?.startsWith(OURS) && !/\/(node_modules|build)\//.test(url))
}

/** The file that `./x.js`, its whole address or `#app/x` means, where it is TypeScript; whatever else is Node's to find. */
function sourceOf(specifier: string, parent?: string): string | null {
  const target = specifier.startsWith('#') ? aliased(specifier) : specifier
  if (!target || !/^(\.\.?\/|file:).*\.js$/.test(target)) return null
  const url = new URL(target, specifier.startsWith('#') ? OURS : parent)
  const found = ['.ts', '.tsx'].map((ending) => url.href.replace(/\.js$/, ending)).find(isFile)
  return found ?? null
}

const isFile = (url: string) => existsSync(fileURLToPath(url))

function aliased(specifier: string): string | undefined {
  const [alias] = specifier.split('/')
  const rest = specifier.slice(alias!.length + 1)
  return imports[specifier] ?? imports[`${alias}/*`]?.replace('*', rest)
}

/** Another one as soon as the file is changed. */
function nameOf(url: string): string {
  const { mtimeMs, size } = statSync(fileURLToPath(url))
  return createHash('sha256').update(`${url}:${mtimeMs}:${size}`).digest('hex')
}
