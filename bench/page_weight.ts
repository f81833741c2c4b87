/* Adds up what a first visit to each page loads, gzipped: `npm run bench:page-weight`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { table } from './support/table.ts'

const ASSETS = process.env.ASSETS ?? 'build/public/assets'
const ENTRY = 'inertia/app.tsx'

/** Budgets in kB (1000 bytes) as the pages travel: scripts, style sheets. */
const BUDGETS = [
  { page: 'site/home', texts: ['shell', 'site', 'catalogue'], scripts: 205, styles: 24 },
  { page: 'site/document', texts: ['shell', 'site', 'catalogue'], scripts: 205, styles: 24 },
  { page: 'catalogue/products/index', texts: ['shell', 'catalogue'], scripts: 205, styles: 24 },
  { page: 'catalogue/products/show', texts: ['shell', 'catalogue'], scripts: 205, styles: 24 },
  { page: 'errors/not_found', texts: ['shell', 'errors'], scripts: 205, styles: 24 },
]

/** Steps of the checkout: what they load in all, with every text that they may show. */
const STEP_TEXTS = [
  'shell',
  'consent',
  'basket',
  'catalogue',
  'identity',
  'orders',
  'payment',
  'quota',
]
for (const step of ['review', 'address', 'confirm', 'payment', 'status']) {
  BUDGETS.push({ page: `basket/${step}`, texts: STEP_TEXTS, scripts: 250, styles: 24 })
}

type Chunk = { file: string; imports?: string[]; css?: string[] }

const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(join(ASSETS, '.vite/manifest.json'), 'utf8')
)
const sizes = new Map<string, number>()

const rows = BUDGETS.map(({ page, texts, scripts, styles }) => {
  const loaded = filesOf([
    ENTRY,
    `inertia/pages/${page}.tsx`,
    ...texts.map((name) => `inertia/i18n/locales/de/${name}.json`),
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
