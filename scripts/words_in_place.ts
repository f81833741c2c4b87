import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { TEXT_FILE } from './file_of_texts.ts'
import { inPlace, takenFrom } from './in_place.ts'

/** Browsers get words, so that a page does not load the files in which the shared ones stand. */
export const wordsInPlace = (): Plugin => ({
  name: 'kontor:words-in-place',
  enforce: 'pre',
  transform(json, id) {
    if (!TEXT_FILE.test(id)) return null
    const folder = dirname(dirname(id))
    for (const file of takenFrom(json)) this.addWatchFile(join(folder, `${file}.json`))
    return { code: inPlace(json, folder), map: null }
  },
})
