/** Words of a folder and a pattern that say what files are, in their order, each once. */
export function wordsOf(path: string): string[] {
  const words = path
    .replaceAll(/\{[^}]*\}/g, ' ')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
  const said = words.filter((word) => !SAYS_NOTHING.has(word.toLowerCase()))
  return [...new Map(said.map((word) => [word.toLowerCase(), word])).values()]
}

const SAYS_NOTHING = new Set([
  ...['csv', 'tsv', 'txt', 'parquet', 'pcap', 'gz', 'data', 'daily', 'file', 'files', 'part'],
  ...['chunk', 'export', 'out', 't', 'z', 'no', 'nr', 'seq', 'p'],
])

const LONGEST_CODE = 60

export const plainCode = (words: readonly string[]): string =>
  words.join('_').toLowerCase().slice(0, LONGEST_CODE).replace(/_$/, '') || 'data'

/** A code that no product has yet, and that is not proposed already; the format tells twins apart. */
export function codeOf(
  words: readonly string[],
  format: string,
  taken: ReadonlySet<string>
): string {
  const plain = plainCode(words)
  if (!taken.has(plain)) return plain
  for (let number = 1; ; number++) {
    const code = number === 1 ? `${plain}_${format}` : `${plain}_${format}_${number}`
    if (!taken.has(code)) return code
  }
}

/** Words as a name: short ones in capitals stay so, the first one begins with one. */
export function nameOf(words: readonly string[]): string {
  const [first = 'Data', ...rest] = words.map((word) =>
    /^[A-Z0-9]+$/.test(word) ? word : word.toLowerCase()
  )
  return [first[0]!.toUpperCase() + first.slice(1), ...rest].join(' ')
}

type Named = { id: string; names: readonly string[] }

/** What of a list is named by some words: by its id, or by all that one of its names says; null for none or several. */
export function namedBy(words: readonly string[], list: readonly Named[]): string | null {
  const said = new Set(words.map(stem))
  const byId = list.filter(({ id }) => isSaid(said, id))
  const named = list.filter(({ names }) => names.some((name) => isSaid(said, name)))
  const found = byId.length > 0 ? byId : named
  return found.length === 1 ? found[0]!.id : null
}

function isSaid(said: ReadonlySet<string>, name: string): boolean {
  const words = name.split(/[^\p{L}\d]+/u).filter((word) => word !== '')
  const telling = words.filter((word) => !SAYS_NOTHING.has(word.toLowerCase()))
  return telling.length > 0 && telling.every((word) => said.has(stem(word)))
}

/** One and many are the same: `ticks` names what is called tick. */
const stem = (word: string) => word.toLowerCase().replace(/s$/, '')

/** Files from which a series is known: its first, its middle and its newest day. */
export function samplesOf<File>(files: readonly File[]): File[] {
  const places = [0, Math.floor((files.length - 1) / 2), files.length - 1]
  return [...new Set(places)].map((place) => files[place]!)
}
