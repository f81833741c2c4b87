import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { modules } from '#generated/modules'
import { hasText, LOCALES, translate, type Locale } from '#shared/i18n'

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

const filesOf = (locale: Locale) => globSync('*/*.json', { cwd: `${FOLDER}/${locale}` }).sort()
const files = filesOf('en')

test.group('Architecture | translations', () => {
  test('both languages have the same files', ({ assert }) => {
    assert.deepEqual(filesOf('de'), files)
    assert.isAbove(files.length, 40)
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

test.group('Architecture | places of modules', () => {
  test('have their words in the translations of their module', ({ assert }) => {
    const keys = modules.flatMap(({ name: module, adminPlaces, palettePlaces }) => [
      ...adminPlaces.flatMap(({ name }) => [
        `${module}.places.admin.${name}.title`,
        `${module}.places.admin.${name}.about`,
      ]),
      ...palettePlaces.map(({ name }) => `${module}.places.palette.${name}`),
    ])
    assert.isAbove(keys.length, 50)
    assert.deepEqual(
      keys.filter((key) => !hasText(key)),
      []
    )
  })
})

/** Words that several modules say; they take them as `$t(shared/fields:city)`. */
const SHARED = 'shared/fields.json'

test.group('Architecture | shared words', () => {
  test('stand once, and are taken from there', ({ assert }) => {
    const pairsOf = (file: string) => {
      const german = new Map(flatten(read('de', file)))
      return flatten(read('en', file)).map(([key, text]) => [key, `${text} | ${german.get(key)}`])
    }
    const shared = new Map(pairsOf(SHARED).map(([key, pair]) => [pair!, key!]))
    const others = files.filter((file) => file !== SHARED)
    const again = others.flatMap((file) =>
      pairsOf(file).flatMap(([key, pair]) =>
        shared.has(pair!) ? [`${file} ${key}: take $t(shared/fields:${shared.get(pair!)})`] : []
      )
    )
    assert.deepEqual(again, [])
    const said = others.map((file) => readFileSync(`${FOLDER}/en/${file}`, 'utf8')).join()
    for (const name of shared.values()) assert.include(said, `$t(shared/fields:${name})`)
  })
})

/** Things that the shop counts, as they stand behind a number other than one. */
const PLURALS: Record<Locale, string> = {
  en: 'days|weeks|months|hours|minutes|files|rows|lines|items|modules|products|orders|tokens|quotes|selections|characters|ISINs',
  de: '[A-Za-zä]*[Tt]agen?|Wochen|Monaten?|Stunden|Minuten|Dateien|Zeilen|Modulen?|Produkten?|Bestellungen|Angeboten?|Auswahlen|ISINs',
}

/** A number with such a thing, and at most one word between: "1 trading days", "3 fehlende Tage". */
const counted = (number: string, locale: Locale) =>
  new RegExp(
    `(^|[^\\d.,/])${number} (?!dieser |nach |contains )([a-zäöüß]+ )?(${PLURALS[locale]})(?![A-Za-zäöüß])`
  )

const FORM = /_(zero|one|other)$/
const NESTED = /\$t\(.*?\)/g

test.group('Architecture | texts with a count', () => {
  const texts = LOCALES.flatMap((locale) =>
    files.flatMap((file) =>
      flatten(read(locale, file)).map(([key, text]) => ({
        ...{ locale, text, base: key.replace(FORM, ''), isForm: FORM.test(key) },
        key: `${file.replace('.json', '').replace('/', '.')}.${key}`,
      }))
    )
  )

  test('have a form for one and a form for more', ({ assert }) => {
    const number = '{{\\w+}}'
    const bare = texts.filter(({ locale, text, isForm }) => {
      const own = text.replace(NESTED, '')
      return !isForm && (own.includes('{{count}}') || counted(number, locale).test(own))
    })
    assert.deepEqual(
      bare.map(({ locale, key, text }) => `${locale} ${key}: ${text}`),
      []
    )
    const forms = texts.filter(({ isForm }) => isForm)
    for (const { key } of forms) assert.isTrue(hasText(key.replace(FORM, '')), key)
    assert.isAbove(forms.length, 200)
  })

  test('say one of each as one says it', ({ assert }) => {
    const asked = new Map(texts.map((one) => [`${one.locale} ${one.key.replace(FORM, '')}`, one]))
    const wrong = [...asked.values()].flatMap(({ locale, key }) => {
      const same = texts.filter(
        (one) => one.locale === locale && one.key.replace(FORM, '') === key.replace(FORM, '')
      )
      const names = same.flatMap(({ text }) =>
        placeholders(text).map((name) => name.replaceAll('{', ''))
      )
      const params = Object.fromEntries(names.map((name) => [name, 1]))
      const said = translate(locale, key.replace(FORM, ''), { ...params, count: 1 })
      return counted('1', locale).test(said) || said.includes('$t(') ? [`${key}: ${said}`] : []
    })
    assert.deepEqual(wrong, [])
  })

  test('are read right for one and for more', ({ assert }) => {
    const say = (locale: Locale, key: string, params: object) =>
      translate(locale, key, { ...params })
    assert.equal(
      say('en', 'basket.items.details.minimal_days', { count: 1 }),
      'At least 1 trading day is needed.'
    )
    assert.equal(
      say('en', 'basket.items.review.days_at', { count: 1, days: '1', price: '300.00' }),
      '1 day at 300.00'
    )
    assert.equal(
      say('en', 'catalogue.warnings.degraded_left_out', { n: 1 }),
      '1 degraded day is left out: neither delivered nor charged.'
    )
    assert.equal(
      say('de', 'catalogue.errors.minimal_days', { n: 1 }),
      'Bitte wählen Sie mindestens 1 Handelstag.'
    )
    assert.equal(
      say('de', 'catalogue.errors.minimal_days', { n: 5 }),
      'Bitte wählen Sie mindestens 5 Handelstage.'
    )
    const days = say('en', 'basket.items.delete.with_days', { count: 1, days: '1' })
    assert.match(
      say('en', 'basket.items.delete.text', { count: 1, days }),
      /^1 product with 1 trading day is removed\./
    )
    assert.match(say('de', 'basket.checkout.brief.window', { days: 90 }), /90 Tage ab/)
    assert.match(say('de', 'basket.checkout.brief.window', { days: 1 }), /1 Tag ab/)
  })
})
