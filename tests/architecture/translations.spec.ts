import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { modules } from '#generated/modules'
import { EVERY_PAGE } from '../../.adonisjs/client/page_texts.js'
import { hasText, LOCALES, translate, type Locale } from '#shared/i18n'
import { TextsOf } from '../../scripts/texts_of.js'
import { SaidTexts } from '#tests/architecture/support/said_texts'
import { textsOfLaterParts } from '#tests/architecture/support/later_texts'

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

const FORM = /_(zero|one|other)$/

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

/** Topics that several modules have: without its module such a key says nothing. */
const shared = Object.entries(
  Object.groupBy(files, (file) => file.split('/')[1]!.replace('.json', ''))
).filter(([, own]) => own!.length > 1)

test.group('Architecture | keys of texts', () => {
  test('name their module where several modules have the topic', ({ assert }) => {
    const keys = new Map(
      shared.map(([topic, own]) => [
        topic,
        own!.flatMap((file) => flatten(read('en', file)).map(([key]) => `${topic}.${key}`)),
      ])
    )
    assert.isAbove(keys.size, 3)
    const said = new RegExp(`['"\`]((${[...keys.keys()].join('|')})\\.[\\w.]+)`, 'g')
    const unsure = globSync('app/**/*.ts', { exclude: ['app/*/api/**'] }).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(said)]
        .filter(([, key, topic]) => keys.get(topic!)!.some((known) => known.startsWith(key!)))
        .map(([, key]) => `${file}: ${key}`)
    )
    assert.deepEqual(unsure, [])
  })
})

test.group('Architecture | places of modules', () => {
  test('have their words in the translations of their module', ({ assert }) => {
    const keys = modules.flatMap(({ name: module, adminPlaces, palettePlaces, userTabs }) => [
      ...adminPlaces.flatMap(({ name }) => [
        `${module}.places.admin.${name}.title`,
        `${module}.places.admin.${name}.about`,
      ]),
      ...palettePlaces.map(({ name }) => `${module}.places.palette.${name}`),
      ...userTabs.map(({ name }) => `${module}.places.user.${name}`),
    ])
    assert.isAbove(keys.length, 50)
    assert.deepEqual(
      keys.filter((key) => !hasText(key)),
      []
    )
  })
})

/** Words that several modules say; they take them as `$t(shared/fields:city)`. */
const SHARED = ['shared/fields.json', 'shared/actions.json']

/**
 * English and German words that are the same by chance: each agrees in German with what it stands
 * beside, or means something else in its place.
 */
const BY_CHANCE = [
  ...['none | keine', 'New | Neu', 'Any | Alle', 'Code | Code', 'You | Sie'],
  ...['Locked | Gesperrt', 'Registered | Registriert', 'Completed | Abgeschlossen'],
  ...['Active | Aktiv', 'Title | Anrede', 'empty | leer', 'Price | Preis', 'Account | Konto'],
  'Since | Seit',
]

const NESTED_WHOLE = /^\$t\([^)]*\)$/

test.group('Architecture | shared words', () => {
  const places = files.flatMap((file) => {
    const german = new Map(flatten(read('de', file)))
    return flatten(read('en', file)).map(([key, text]) => ({
      place: `${file.replace('.json', '')}:${key.replace(FORM, '')}`,
      text,
      pair: `${text} | ${german.get(key)}`,
    }))
  })

  test('stand once, and the others take them from there', ({ assert }) => {
    const said = Map.groupBy(
      places.filter(({ text }) => !NESTED_WHOLE.test(text) && /[a-z]/i.test(sentence(text))),
      ({ pair }) => pair
    )
    const again = [...said].flatMap(([pair, found]) => {
      const [first, ...others] = [...new Set(found.map(({ place }) => place))]
      return others.map((other) => `${pair}: ${other} takes $t(${first})`)
    })
    const byChance = again.filter((line) => BY_CHANCE.some((pair) => line.startsWith(`${pair}: `)))
    assert.deepEqual(
      again.filter((line) => !byChance.includes(line)),
      []
    )
    for (const pair of BY_CHANCE) assert.isAbove(said.get(pair)?.length ?? 0, 1, pair)
  })

  test('are there, and those that nobody alone has are said twice at least', ({ assert }) => {
    const taken = places.flatMap(({ place, text }) =>
      [...text.matchAll(/\$t\(([\w/]+):([\w.-]+)/g)].map(([, file, key]) => ({ place, file, key }))
    )
    const gone = taken.filter(
      ({ file, key }) => !hasText(`${file!.replace('/', '.')}.${key!.replace(FORM, '')}`)
    )
    assert.deepEqual(gone, [])
    for (const file of SHARED) {
      for (const [key] of flatten(read('en', file))) {
        const times = taken.filter((one) => `${one.file}.json` === file && one.key === key).length
        assert.isAbove(times, 1, `${file} ${key}`)
      }
    }
  })
})

const sentence = (text: string) => text.replaceAll(/{{.*?}}/g, '')

test.group('Architecture | texts are said', () => {
  const said = new SaidTexts(['{app,inertia,config,bin}/**/*.{ts,tsx}'])

  test('no key stands there unused', ({ assert }) => {
    const nested = files.map((file) => readFileSync(`${FOLDER}/en/${file}`, 'utf8')).join()
    const taken = new Set(
      [...nested.matchAll(/\$t\(([\w/]+:[\w.-]+)/g)].map(([, place]) => place!.replace(FORM, ''))
    )
    const unused = files.flatMap((json) => {
      const file = json.replace('.json', '')
      const isSaid = (key: string) => said.has(file, key) || taken.has(`${file}:${key}`)
      return flatten(read('en', json)).flatMap(([key]) =>
        isSaid(key) || isSaid(key.replace(FORM, '')) ? [] : [`${file} ${key}`]
      )
    })
    assert.deepEqual(unused, [])
  })

  test('what is loaded later finds its words', ({ assert }) => {
    const later = textsOfLaterParts(new TextsOf('inertia'))
    assert.isAbove(later.length, 2)
    for (const { file, said: wanted, loaded } of later) {
      const known: readonly string[] = [...EVERY_PAGE, ...loaded]
      assert.deepEqual(
        wanted.filter((name) => !known.includes(name)),
        [],
        file
      )
    }
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
    const said = (of: Locale) => texts.filter(({ locale }) => locale === of)
    const wrong = LOCALES.flatMap((locale) =>
      [...Map.groupBy(said(locale), ({ key }) => key.replace(FORM, ''))].flatMap(([key, forms]) => {
        const names = forms.flatMap(({ text }) => placeholders(text))
        const params = Object.fromEntries(names.map((name) => [name, 1]))
        const one = translate(locale, key, { ...params, count: 1 })
        return counted('1', locale).test(one) || one.includes('$t(') ? [`${key}: ${one}`] : []
      })
    )
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
