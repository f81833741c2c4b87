const KEY_LENGTH = 3
const SHORTEST_PART = 3
const SHORTEST_JOINED = 5
const LONGEST_ENDING = 3
const SHORTEST_COMPOUNDED = 5
const SHORTEST_HEAD = 4
const MOST_COMPOUNDS = 12
const MOST_JOINED = 3
const MOST_REMEMBERED = 2_000

/** Words that belong together: each spelling is a list of words that all have to be there. */
export type Unit = string[][]

/** The words that products, categories and synonyms hold, and how asked words relate to them. */
export class WordIndex {
  #words: Set<string>
  #byBeginning: Map<string, string[]>
  #remembered = new Map<string, Unit>()

  constructor(readonly words: readonly string[]) {
    this.#words = new Set(words)
    this.#byBeginning = Map.groupBy(words, (word) => word.slice(0, KEY_LENGTH))
  }

  /** Whether a word is there, begins one, or is one in another inflection. */
  knows(word: string): boolean {
    return (this.#byBeginning.get(word.slice(0, KEY_LENGTH)) ?? []).some(
      (known) => known.startsWith(word) || isInflection(word, known)
    )
  }

  /** Words may be joined or split ("kassa markt"); "Auktion" stands for "Schlussauktion" too. */
  unitsOf(asked: readonly string[]): Unit[] {
    const units: Unit[] = []
    for (let at = 0; at < asked.length;) {
      const taken = this.#joinedAt(asked, at)
      const words = asked.slice(at, at + taken)
      units.push(taken > 1 ? [[words.join('')], words] : this.#readingsOf(words[0]!))
      at += taken
    }
    return units
  }

  /** How many words from here on are one word of the index; 1 where none are. */
  #joinedAt(asked: readonly string[], at: number): number {
    for (let count = Math.min(MOST_JOINED, asked.length - at); count > 1; count--) {
      const joined = asked.slice(at, at + count).join('')
      if (joined.length >= SHORTEST_JOINED && this.knows(joined)) return count
    }
    return 1
  }

  /** Whoever searches uses few words: each is looked for among all others once. */
  #readingsOf(word: string): Unit {
    if (/\d/.test(word)) return [[word]]
    const unit = this.#remembered.get(word) ?? this.#read(word)
    if (this.#remembered.size > MOST_REMEMBERED) this.#remembered.clear()
    this.#remembered.set(word, unit)
    return unit
  }

  #read(word: string): Unit {
    const compounds = this.#compoundsOf(word).map((known) => [known])
    if (this.knows(word)) return [[word], ...compounds]
    const umlauts = word.replace(/([aou])e/g, '$1')
    const parts = this.#partsOf(word)
    return [
      [word],
      ...compounds,
      ...(umlauts !== word && this.knows(umlauts) ? [[umlauts]] : []),
      ...(parts ? [parts] : []),
    ]
  }

  #compoundsOf(word: string): string[] {
    const stem = word.replace(/(en|er|e|n|s)$/, '')
    if (stem.length < SHORTEST_COMPOUNDED) return []
    const isCompound = (known: string) => {
      const head = known.lastIndexOf(stem)
      return head >= SHORTEST_HEAD && known.length - head - stem.length <= LONGEST_ENDING
    }
    return this.words.filter(isCompound).slice(0, MOST_COMPOUNDS)
  }

  /** The words of the index that make up a joined one, the last of them perhaps unfinished. */
  #partsOf(word: string): string[] | null {
    for (let end = word.length - SHORTEST_PART; end >= SHORTEST_PART; end--) {
      const [first, rest] = [word.slice(0, end), word.slice(end)]
      if (!this.#words.has(first)) continue
      if (this.knows(rest)) return [first, rest]
      const parts = this.#partsOf(rest)
      if (parts) return [first, ...parts]
    }
    return null
  }
}

const isInflection = (word: string, known: string) =>
  known.length >= SHORTEST_JOINED &&
  word.startsWith(known) &&
  word.length - known.length <= LONGEST_ENDING &&
  !/\d/.test(word.slice(known.length))
