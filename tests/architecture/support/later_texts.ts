import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { TextsOf } from '../../../scripts/texts_of.js'

/** What a part that is fetched after its page says, and the files of texts that are fetched with it. */
type LaterPart = { file: string; said: string[]; loaded: string[] }

const LATER = /\bimport\('(\.[^']+)'\)/g
const LOADED = /\bloadNamespaces\(\[([^\]]*)\]\)/g

/** Parts of pages that load their words themselves: nothing else looks whether they load all of them. */
export function textsOfLaterParts(texts: TextsOf): LaterPart[] {
  return globSync('**/*.tsx', { cwd: 'inertia' }).flatMap((file) => {
    const text = readFileSync(join('inertia', file), 'utf8')
    const lists = [...text.matchAll(LOADED)].map(([, names]) => names!)
    if (lists.length === 0) return []
    const parts = [...text.matchAll(LATER)].map(([, part]) => `${join(dirname(file), part!)}.tsx`)
    const loaded = lists.flatMap((names) =>
      [...names.matchAll(/'([^']+)'/g)].map(([, one]) => one!)
    )
    return [{ file, said: parts.flatMap((part) => texts.of(part)), loaded }]
  })
}
