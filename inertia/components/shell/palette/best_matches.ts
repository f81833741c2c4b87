export type Entry = {
  id: string
  path: string
  label: string
  detail?: string
  /** Found by, and not shown. */
  words?: string
}

/** The entries that hold every word of the query, without regard to case and accents; those whose name begins with it come first. */
export function bestMatches(entries: readonly Entry[], query: string): Entry[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...entries]
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, words) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ entry }) => entry)
}

/** 0 where a word is missing, 3 at the name's start, 2 at a word's start, 1 anywhere. */
function rankOf({ label, detail = '', words: hidden = '' }: Entry, words: string[]): number {
  const name = plain(label)
  const text = ` ${name} ${plain(hidden)} ${plain(detail)}`
  if (!words.every((word) => text.includes(word))) return 0
  if (name.startsWith(words[0]!)) return 3
  return words.every((word) => text.includes(` ${word}`)) ? 2 : 1
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
