/* Adds up what a first visit to each page loads, gzipped: `npm run bench:page-weight`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { EVERY_PAGE, LAYOUTS, PAGES } from '../.adonisjs/client/page_texts.ts'
import { fileOfTexts } from '../scripts/file_of_texts.ts'
import { table } from './support/table.ts'

const ASSETS = process.env.ASSETS ?? 'build/public/assets'
const ENTRY = 'inertia/app.tsx'
/** The names of pages that open to nobody else come by a file of their own. */
const SIGNED_IN = 'inertia/pages_signed_in.ts'

/** Budgets in kB (1000 bytes) as the pages travel: scripts, style sheets. */
const BUDGETS = [
  'site/home',
  'site/document',
  'catalogue/products/index',
  'catalogue/products/show',
  'errors/not_found',
].map((page) => ({ page, scripts: 205, styles: 24 }))

for (const step of ['review', 'address', 'confirm', 'account/pay', 'payment', 'status']) {
  BUDGETS.push({ page: `basket/${step}`, scripts: 250, styles: 24 })
}

type Chunk = { file: string; name?: string; imports?: string[]; css?: string[] }

const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(join(ASSETS, '.vite/manifest.json'), 'utf8')
)
const sizes = new Map<string, number>()

const rows = BUDGETS.map(({ page, scripts, styles }) => {
  const loaded = filesOf([
    ENTRY,
    ...(page.includes('/account/') ? [SIGNED_IN] : []),
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

/** These are pages in the public frame. */
function textsOf(page: string) {
  const [module, place] = page.split('/')
  const own =
    (PAGES as Record<string, readonly string[]>)[page] ??
    PAGES[`${module}/${place}` as keyof typeof PAGES]
  return [...EVERY_PAGE, ...LAYOUTS.public_layout, ...own]
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
