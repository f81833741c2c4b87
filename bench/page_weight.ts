/* Adds up what a first visit to each page loads, gzipped: `npm run bench:page-weight`. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { EVERY_PAGE, LAYOUTS, PAGES } from '../.adonisjs/client/page_texts.ts'
import { PAGES_SIGNED_IN } from '../.adonisjs/client/page_texts_signed_in.ts'
import { fileOfTexts } from '../scripts/file_of_texts.ts'
import { table } from './support/table.ts'

const ASSETS = process.env.ASSETS ?? 'build/public/assets'
const ENTRY = 'inertia/app.tsx'
/** The names of pages that open to nobody else come by a file of their own. */
const SIGNED_IN = 'inertia/pages_signed_in.ts'

/** kB (1000 bytes) of scripts as a page travels; the frame decides, the way to an order has its own. */
const BUDGETS = { public: 205, basket: 250, account: 300, admin: 300 }
const STYLES = 24

/** Nobody comes to these without having signed in, or without something to fetch or to ask for. */
const OF_ACCOUNTS =
  /\/account\/|^(catalogue\/quotes\/index|delivery\/(ledger|public_download)|contracts\/evidence|orders|site\/table_demo)/

const PAGE_NAMES = globSync('**/*.tsx', { cwd: 'inertia/pages' }).map((file) =>
  file.slice(0, -'.tsx'.length)
)

type Chunk = { file: string; name?: string; imports?: string[]; css?: string[] }

const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(join(ASSETS, '.vite/manifest.json'), 'utf8')
)
const sizes = new Map<string, number>()

const rows = PAGE_NAMES.toSorted().map((page) => {
  const kind = kindOf(page)
  const [scripts, styles] = [BUDGETS[kind], STYLES]
  const loaded = filesOf([
    ENTRY,
    ...(/\/(account|admin)\//.test(page) ? [SIGNED_IN] : []),
    `inertia/pages/${page}.tsx`,
    ...textsOf(page).map((name) => chunkOfTexts(`inertia/i18n/locales/de/${name}.json`)),
  ])
  const weight = { scripts: sum(loaded, '.js'), styles: sum(loaded, '.css') }
  const isOver = weight.scripts > scripts || weight.styles > styles
  return { page, weight, budget: { scripts, styles }, isOver }
})

console.log(
  table(
    ['page', 'scripts kB', 'of', 'styles kB', 'of', ''],
    rows.map(({ page, weight, budget, isOver }) => [
      page,
      weight.scripts.toFixed(1),
      String(budget.scripts),
      weight.styles.toFixed(1),
      String(budget.styles),
      isOver ? 'too heavy' : '',
    ])
  )
)
process.exitCode = rows.some(({ isOver }) => isOver) ? 1 : 0

function isOfStaff(page: string): boolean {
  return page.includes('/admin/')
}

function kindOf(page: string): keyof typeof BUDGETS {
  if (page.startsWith('basket/')) return 'basket'
  if (isOfStaff(page)) return 'admin'
  return OF_ACCOUNTS.test(page) ? 'account' : 'public'
}

function textsOf(page: string): readonly string[] {
  const said: Record<string, readonly string[]> = { ...PAGES, ...PAGES_SIGNED_IN }
  return [
    ...EVERY_PAGE,
    ...(isOfStaff(page) ? LAYOUTS.admin_layout : LAYOUTS.public_layout),
    ...said[page]!,
  ]
}

/** Some are built together with others. */
function chunkOfTexts(path: string): string {
  const together = fileOfTexts(path)
  const named = Object.entries(manifest).find(([, { name }]) => together && name === together)
  return named?.[0] ?? path
}

/** Every file that the browser fetches for these modules, each once. */
function filesOf(modules: string[]): Set<string> {
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build knows no ${name}`)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    chunk.imports?.forEach(visit)
  }
  modules.forEach(visit)
  const sheets = Object.values(manifest).flatMap(({ file }) =>
    file.endsWith('.css') ? [file] : []
  )
  return new Set([...files, ...sheets])
}

function sum(files: Set<string>, ending: string): number {
  const wanted = [...files].filter((file) => file.endsWith(ending))
  return wanted.reduce((total, file) => total + weigh(file), 0) / 1000
}

function weigh(file: string): number {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const size = gzipSync(readFileSync(join(ASSETS, file)), { level: 6 }).length
  sizes.set(file, size)
  return size
}
