import { globSync, readFileSync } from 'node:fs'

/** Keys of one file of texts, or of any: what the server names begins with module and topic. */
type Pattern = { file: string | null; key: RegExp }

/** Keys that are put together where no text of the code shows them whole, by the call that does it. */
const MADE: { call: RegExp; keys: string; isOfFile?: true }[] = [
  {
    call: /useListWords\(\s*'([^']+)',\s*'([^']+)'/g,
    keys: '(caption|search|none|none_text|none_found|none_found_text|actions|count|more_than|(views|columns|filters|any|values)\\..+)',
    isOfFile: true,
  },
  { call: /\bheads: '([\w.]+)'/g, keys: '\\w+' },
  { call: /\btemplate: '([\w.]+)'/g, keys: '\\w+' },
]

/** Keys that begin with what is only known when a page is shown. */
const OPEN: [file: string, key: RegExp][] = [
  ['shell/error_pages', /^(forbidden|not_found|server_error|unavailable)\.(title|text)$/],
  /* By code, to programs: a spec names those that no call says. */
  ['shared/for_programs', /./],
  ['statistics/rows', /^[\w-]+\.(caption|none|search|(columns|filters)\.\w+)$/],
]

const QUOTED = /'((?:[^'\\\n]|\\.)*)'/g
const TEMPLATE = /`((?:[^`\\]|\\.)*)`/g
/** One within another one: `${t(`price.${kind}`)}`. */
const INNER = /\(`([^`]*)`[,)]/g
const HOLE = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What the code says: whole keys, and patterns where a part of a key is filled in. */
export class SaidTexts {
  #whole = new Set<string>()
  #patterns: Pattern[] = OPEN.map(([file, key]) => ({ file, key }))

  constructor(patterns: readonly string[]) {
    for (const file of patterns.flatMap((pattern) => globSync(pattern))) {
      this.#read(readFileSync(file, 'utf8'))
    }
  }

  /** Whether a key of a file, such as `list.title` of `catalogue/products`, is said anywhere. */
  has(file: string, key: string): boolean {
    const [module, topic] = file.split('/')
    const names = [key, `${topic}.${key}`, `${module}.${topic}.${key}`, `${module}_${topic}.${key}`]
    return (
      names.some((name) => this.#whole.has(name)) ||
      this.#patterns.some((pattern) =>
        pattern.file ? pattern.file === file && pattern.key.test(key) : names.some(fits(pattern))
      )
    )
  }

  #read(text: string) {
    for (const [, words] of text.matchAll(QUOTED)) this.#whole.add(words!)
    for (const template of [TEMPLATE, INNER]) {
      for (const [, words] of text.matchAll(template)) this.#readTemplate(words!)
    }
    for (const { call, keys, isOfFile } of MADE) {
      for (const [, first, second] of text.matchAll(call)) {
        const group = literally((isOfFile ? second : first)!)
        const key = new RegExp(`^${group}\\.${keys}$`)
        this.#patterns.push({ file: isOfFile ? first! : null, key })
      }
    }
  }

  /** One that begins with what is filled in could mean any key: such keys are declared above. */
  #readTemplate(words: string) {
    const parts = words.split(HOLE)
    if (parts.length === 1) this.#whole.add(words)
    else if (parts[0] !== '' && parts.every((part) => /^[\w.]*$/.test(part))) {
      this.#patterns.push({ file: null, key: new RegExp(`^${parts.join('.+')}$`) })
    }
  }
}

const fits =
  ({ key }: Pattern) =>
  (name: string) =>
    key.test(name)
