import { readdirSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'

const FOLDER = 'inertia/i18n/locales'
type Texts = { [key: string]: string | Texts }

const read = (locale: string, file: string): Texts =>
  JSON.parse(readFileSync(`${FOLDER}/${locale}/${file}`, 'utf8'))

/** Every key with its text; plural forms count as their base key's forms. */
const flatten = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`)
  )
const placeholders = (text: string) =>
  (text.match(/{{\s*-?\s*[\w.]+/g) ?? []).map((found) => found.replace(/[{\s-]/g, '')).sort()

const files = readdirSync(`${FOLDER}/en`)

test.group('Architecture | translations', () => {
  test('both languages have the same files', ({ assert }) => {
    assert.deepEqual(readdirSync(`${FOLDER}/de`), files)
    assert.isAbove(files.length, 3)
  })

  for (const file of files) {
    test(`${file} has the same keys and placeholders in both languages`, ({ assert }) => {
      const english = new Map(flatten(read('en', file)))
      const german = new Map(flatten(read('de', file)))
      assert.deepEqual([...german.keys()].sort(), [...english.keys()].sort())
      for (const [key, text] of english) {
        assert.deepEqual(placeholders(german.get(key)!), placeholders(text), key)
        assert.notEqual(german.get(key)!.trim(), '', key)
      }
    })
  }
})
