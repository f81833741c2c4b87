import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../bin/support/paths.ts'
import { textFilesIn } from '../../app/shared/text_files.ts'

const FOLDER = join(ROOT, 'inertia/i18n/locales/en')

/** Every key that has a text, by each name that code may call it. */
export function knownCodes(): Set<string> {
  return new Set(
    [...textFilesIn(FOLDER)].flatMap(([name, file]) =>
      keysIn(JSON.parse(readFileSync(join(FOLDER, `${file}.json`), 'utf8'))).map(
        (key) => `${name}.${key}`
      )
    )
  )
}

/** Plural forms are one text. */
function keysIn(texts: object): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object'
      ? keysIn(value as object).map((inner) => `${key}.${inner}`)
      : [key.replace(/_(one|other)$/, '')]
  )
}
