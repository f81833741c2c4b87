import { EVERY_PAGE } from '../.adonisjs/client/page_texts.ts'

/** Texts that are always loaded together, in one file of a language: small files weigh more. */
const TEXTS: Record<string, readonly string[]> = {
  frame: [...EVERY_PAGE, ...of('shared', 'amounts', 'counts')],
  products: of('catalogue', 'days', 'errors', 'products'),
  product: of('catalogue', 'choice', 'coverage', 'product', 'quote', 'warnings'),
  basket: of('basket', 'checkout', 'errors', 'items'),
  account: of('identity', 'account', 'deletions', 'my_data', 'security', 'tokens'),
  staff: of('orders', 'admin', 'create'),
}

/** Where texts of a language stand: its namespace follows. */
export const TEXT_FILE = /\/locales\/(\w+)\/(\w+\/\w+)\.json$/

/** The name of the file in which texts are built together with others; null for one of their own. */
export function fileOfTexts(path: string): string | null {
  const [, language, namespace] = TEXT_FILE.exec(path) ?? []
  const name = Object.keys(TEXTS).find((key) => TEXTS[key]!.includes(namespace!))
  return name ? `${name}_${language}` : null
}

function of(module: string, ...topics: string[]): string[] {
  return topics.map((topic) => `${module}/${topic}`)
}
