import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Texts = { [key: string]: string | Texts }

/** A word of another file that needs nothing of the sentence: no count of its own, no options. */
const NESTED = /\$t\(([a-z_]+\/[a-z_]+):([\w.-]+)\)/g

/**
 * Puts the words that a file of texts takes from others in their places, where they stand under that
 * very key. What has plural forms is left to i18next, which knows the number.
 */
export function inPlace(json: string, folder: string): string {
  return json.replaceAll(NESTED, (whole, file: string, key: string) => {
    const word = wordAt(JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8')), key)
    return word === undefined ? whole : inPlace(JSON.stringify(word).slice(1, -1), folder)
  })
}

/** The files of which a file of texts takes words, as `shared/fields`. */
export const takenFrom = (json: string): string[] =>
  [...json.matchAll(NESTED)].map(([, file]) => file!)

function wordAt(texts: Texts, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<string | Texts | undefined>(
      (at, part) => (typeof at === 'object' ? at[part] : undefined),
      texts
    )
  return typeof found === 'string' ? found : undefined
}
