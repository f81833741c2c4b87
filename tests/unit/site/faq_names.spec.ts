import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { CATEGORIES } from '#demo/catalogue/world/categories'

type Faq = { sections: { questions?: { q: string; a: string }[] }[] }

const answersOf = (locale: string): string[] => {
  const text = readFileSync(`inertia/i18n/documents/${locale}/faq.json`, 'utf8')
  const { sections } = JSON.parse(text) as Faq
  return sections.flatMap(({ questions = [] }) => questions.map(({ a }) => a.toLowerCase()))
}

test.group('Site | the questions', () => {
  test('name every category as the catalogue does: {locale}')
    .with([
      { locale: 'en', at: 0 },
      { locale: 'de', at: 1 },
    ] as const)
    .run(({ assert }, { locale, at }) => {
      const names = CATEGORIES.filter(
        ({ parent, catalogue }) => !parent && catalogue === 'shop'
      ).map(({ name }) => name[at])
      assert.isAbove(names.length, 5)
      const answers = answersOf(locale)
      const best = answers.map((answer) =>
        names.filter((name) => !answer.includes(name.toLowerCase()))
      )
      assert.deepEqual(best.toSorted((one, other) => one.length - other.length)[0], [])
    })
})
