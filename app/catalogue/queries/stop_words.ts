import { rows } from '#shared/database'

const MOST_KNOWN = 5_000
const known = new Map<string, boolean>()

/** Words that PostgreSQL's English or German dictionary takes for empty: the, der, of. */
export async function stopWordsAmong(words: readonly string[]): Promise<Set<string>> {
  const unknown = words.filter((word) => !known.has(word) && !/\d/.test(word))
  if (unknown.length > 0) await lookUp(unknown)
  return new Set(words.filter((word) => known.get(word)))
}

async function lookUp(words: string[]): Promise<void> {
  const found = await rows<{ word: string }>(null, EMPTY_WORDS, [JSON.stringify(words)])
  if (known.size > MOST_KNOWN) known.clear()
  for (const word of words) known.set(word, false)
  for (const { word } of found) known.set(word, true)
}

const EMPTY_WORDS = `
  select word from jsonb_array_elements_text(?::jsonb) as asked (word)
   where ts_lexize('english_stem', word) = '{}' or ts_lexize('german_stem', word) = '{}'`
