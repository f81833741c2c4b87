import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'

/** `**Item** of a basket: Position. (Artikel)`, as CONTEXT.md says it. */
const LINE = /^\*\*.*?: (?<word>.+?)\. \((?<others>.+)\)$/

const glossary = readFileSync('CONTEXT.md', 'utf8')
  .split('\n## German\n')[1]!
  .split('\n')
  .flatMap((line) => {
    const { word = '', others = '' } = LINE.exec(line)?.groups ?? {}
    return others.split(', ').map((other) => ({ word, other }))
  })
  .filter(({ other }) => other !== '')

/** A word with its endings, not as a part of another one; with a number it is an article of a law. */
const asWord = (other: string) =>
  new RegExp(`(?<![\\p{L}-])${other}(?:e|en|er|es|em|n|s)?(?![\\p{L}-]| \\d)`, 'u')

const texts = [
  ...globSync('inertia/i18n/{locales,documents}/de/**/*.json', {
    // What somebody agreed to is not reworded.
    exclude: ['**/terms*', '**/terms/**'],
  }),
  ...globSync('app/*/api/**/german.ts'),
].map((file) => ({
  file,
  // The English of a call is its key.
  lines: readFileSync(file, 'utf8')
    .replaceAll(/'[^'\n]+':/g, '')
    .split('\n'),
}))

test.group('Architecture | German words', () => {
  test('each thing has one', ({ assert }) => {
    assert.isAbove(glossary.length, 20)
    assert.isAbove(texts.length, 150)
    const strays = glossary.flatMap(({ word, other }) => {
      const stray = asWord(other)
      return texts.flatMap(({ file, lines }) =>
        lines.filter((line) => stray.test(line)).map((line) => `${file}: ${word}: ${line.trim()}`)
      )
    })
    assert.deepEqual(strays, [])
  })

  test('a stray one is found, and no part of another word', ({ assert }) => {
    const found = (line: string) => glossary.some(({ other }) => asWord(other).test(line))
    for (const line of [
      'Der Artikel ist weg.',
      'eingeschränkter Tag',
      'eine Mail',
      'Preis pro Tag',
    ]) {
      assert.isTrue(found(line), line)
    }
    for (const line of ['Artikel 196 der Richtlinie', 'Wertpapier', 'E-Mails', 'Passwortmanager']) {
      assert.isFalse(found(line), line)
    }
  })
})
