import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../bin/support/paths.js'
import { TextsOf } from './texts_of.js'

const LOCALES = 'inertia/i18n/locales'
const FROM_CLIENT = `../../${LOCALES}`

const texts = new TextsOf(join(ROOT, 'inertia'))

/** Hook of code generation: the types of all texts, which of them a page needs, and how it gets them. */
export default function indexTexts(): void {
  write('.adonisjs/client/texts.ts', typesOf(namespaces()))
  const pages = filesBelow('pages', '**/*.tsx')
  write('.adonisjs/client/page_texts.ts', tableOfFrames(pages.filter((file) => !isSignedIn(file))))
  write('.adonisjs/client/page_texts_signed_in.ts', tableOfPages(pages.filter(isSignedIn)))
  const { visitors, others } = readers()
  write('.adonisjs/client/text_files.ts', filesOf(visitors))
  write('.adonisjs/client/text_files_signed_in.ts', filesOf(others))
}

const namespaces = () =>
  globSync('*/*.json', { cwd: join(ROOT, LOCALES, 'en') })
    .map((file) => file.replace('.json', ''))
    .sort()

const typesOf = (names: string[]) => `${HEAD}
/** The English texts are the type: an unknown key does not compile. */
export interface Texts {
${names.map((name) => `  '${name}': typeof import('${FROM_CLIENT}/en/${name}.json')`).join('\n')}
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell/frame'
    resources: Texts
    returnNull: false
  }
}
`

/** Only what browsers say: mails and papers are written by the server. */
function readers() {
  const files = globSync('**/*.{ts,tsx}', { cwd: join(ROOT, 'inertia') })
  const said = [...new Set(files.flatMap((file) => texts.in(file)))].sort()
  const pages = filesBelow('pages', '**/*.tsx')
  const sayBy = (some: string[]) => new Set(some.flatMap((file) => texts.of(file)))
  const [ofOthers, ofVisitors] = [
    sayBy(pages.filter(isSignedIn)),
    sayBy([...pages.filter((file) => !isSignedIn(file)), ...filesBelow('layouts', '*_layout.tsx')]),
  ]
  const isTheirs = (name: string) => ofOthers.has(name) && !ofVisitors.has(name)
  return { visitors: said.filter((name) => !isTheirs(name)), others: said.filter(isTheirs) }
}

function filesOf(names: string[]): string {
  const rows = ['de', 'en'].flatMap((locale) =>
    names.map(
      (name) =>
        `  '${locale}/${name}': () => import('${FROM_CLIENT}/${locale}/${name}.json').then((file) => file.default),`
    )
  )
  return `${HEAD}
/** How the browser fetches texts. */
export const TEXT_FILES = {\n${rows.join('\n')}\n}
`
}

function tableOfFrames(pages: string[]): string {
  return `${HEAD}
/** What every page says. */
export const EVERY_PAGE = ${listed(everyPage())} as const

/** What the frames of pages say besides. */
export const LAYOUTS = ${tabled('layouts', filesBelow('layouts', '*_layout.tsx'))}

/** What the pages of visitors say, with all parts that they are made of. */
export const PAGES = ${tabled('pages', pages)}
`
}

const tableOfPages = (pages: string[]) => `${HEAD}
/** What the pages of staff and of accounts say, with all parts that they are made of. */
export const PAGES_SIGNED_IN = ${tabled('pages', pages)}
`

/** What all frames say. */
function everyPage(): string[] {
  const [first = [], ...others] = filesBelow('layouts', '*_layout.tsx').map((file) =>
    texts.of(file)
  )
  return first.filter((name) => others.every((names) => names.includes(name)))
}

/** Pages of staff and of accounts. */
const isSignedIn = (file: string) => /^pages\/\w+\/(?:admin|account)\//.test(file)

const filesBelow = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: join(ROOT, 'inertia', folder) })
    .map((file) => `${folder}/${file}`)
    .sort()

const listed = (names: string[]) => `[${names.map((name) => `'${name}'`).join(', ')}]`

function tabled(folder: string, files: string[]): string {
  const always = everyPage()
  const rows = files.map((file) => {
    const said = texts.of(file).filter((name) => !always.includes(name))
    return `  '${file.slice(folder.length + 1, -'.tsx'.length)}': ${listed(said.toSorted())},`
  })
  return `{\n${rows.join('\n')}\n} as const`
}

const HEAD = '/* Made by `npm run codegen`; changed nowhere else. */\n'

/** Left alone where nothing changed: watchers would build anew. */
function write(file: string, text: string): void {
  const path = join(ROOT, file)
  mkdirSync(dirname(path), { recursive: true })
  try {
    if (readFileSync(path, 'utf8') === text) return
  } catch {
    // The first time there is none.
  }
  writeFileSync(path, text)
}
