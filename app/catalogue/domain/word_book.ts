import { plainWord } from '#catalogue/domain/search_words'

/** What words stand for: a class of products, a venue, other words of the trade, names of products. */
export type Named = {
  kind: 'category' | 'synonym' | 'venue' | 'product'
  names: readonly string[]
  /** Parts of the names stand for nothing. */
  isWhole?: true
  text: string
}

export type Meaning = { word: string; kind: Named['kind'] | null; texts: string[] }

const MOST_JOINED = 3
const SHORTEST_BEGINNING = 3

/** Says of what is typed what each word stands for: the first kind that knows it, the longest words first. */
export class WordBook {
  #whole = new Map<string, Named[]>()
  #parts = new Map<string, Named[]>()

  constructor(known: readonly Named[]) {
    for (const named of known) {
      for (const name of named.names) this.#add(named, wordsOf(name))
    }
  }

  /** Each word once, in the order in which it was typed; `kind` is null where none is known. */
  read(typed: readonly string[]): Meaning[] {
    const meanings: Meaning[] = []
    for (let at = 0; at < typed.length;) {
      const taken = this.#joinedAt(typed, at)
      meanings.push(this.#meaningOf(typed.slice(at, at + taken)))
      at += taken
    }
    return meanings
  }

  #add(named: Named, words: string[]) {
    note(this.#whole, words.join(''), named)
    if (!named.isWhole) for (const word of words) note(this.#parts, word, named)
  }

  #joinedAt(typed: readonly string[], at: number): number {
    for (let count = Math.min(MOST_JOINED, typed.length - at); count > 1; count--) {
      if (this.#whole.has(keyOf(typed.slice(at, at + count)))) return count
    }
    return 1
  }

  #meaningOf(words: readonly string[]): Meaning {
    const key = keyOf(words)
    const found = this.#whole.get(key) ?? this.#parts.get(key) ?? this.#begunBy(key)
    const kind = found[0]?.kind ?? null
    const texts = found.filter((named) => named.kind === kind).map(({ text }) => text)
    return { word: words.join(' '), kind, texts: [...new Set(texts)] }
  }

  /** A word that is still being typed. */
  #begunBy(key: string): Named[] {
    if (key.length < SHORTEST_BEGINNING) return []
    const begun = [...this.#whole, ...this.#parts].find(([known]) => known.startsWith(key))
    return begun?.[1] ?? []
  }
}

const note = (names: Map<string, Named[]>, key: string, named: Named) =>
  names.set(key, [...(names.get(key) ?? []), named])

const wordsOf = (name: string) => (name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(plainWord)

const keyOf = (words: readonly string[]) => words.map(plainWord).join('')
