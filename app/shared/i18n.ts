import { readFileSync } from 'node:fs'
import { createInstance } from 'i18next'
import app from '@adonisjs/core/services/app'
import { countryName } from '#shared/countries/country_name'
import { LOCALES, type Locale } from '#shared/domain/locale'
import { textFilesIn } from '#shared/text_files'

export { LOCALES, type Locale }

export type TextParams = Record<string, unknown>

/** Pages narrow i18next's types to their own keys; the server's keys are text. */
type Translator = {
  t(path: string, options: object): unknown
}

let translator: Translator | undefined
let known: Map<string, string> | undefined

/** Key 'module.topic.key'; the module may be left out where unique. An unknown key comes back. */
export function translate(locale: Locale, key: string, params: TextParams = {}): string {
  const [namespace, path] = splitKey(key)
  const text = texts().t(path, {
    lng: locale,
    ns: namespace,
    defaultValue: key,
    // What a refusal counts picks the plural form of its sentence.
    ...(typeof params.n === 'number' && { count: params.n }),
    ...params,
  })
  return typeof text === 'string' ? text : key
}

/** In any language of the shop; with plural forms or without. */
export function hasText(key: string): boolean {
  const [namespace, path] = splitKey(key)
  const asked = { ns: namespace, lng: 'en', defaultValue: '', returnObjects: true, count: 1 }
  const text = texts().t(path, asked)
  return typeof text === 'string' && text !== ''
}

function splitKey(key: string): [namespace: string, path: string] {
  const [first = '', second = '', ...rest] = key.split('.')
  const own = files().get(`${first}.${second}`)
  if (own) return [own, rest.join('.')]
  return [files().get(first) ?? first, [second, ...rest].join('.')]
}

function texts(): Translator {
  translator ??= createTranslator()
  return translator
}

function createTranslator(): Translator {
  const instance = createInstance()
  void instance.init({
    lng: 'en',
    fallbackLng: 'en',
    supportedLngs: LOCALES,
    resources: Object.fromEntries(LOCALES.map((locale) => [locale, bundlesOf(locale)])),
    initAsync: false,
    interpolation: { escapeValue: false },
    // No key has a dot in its name: nothing is to be looked for in other ways.
    ignoreJSONStructure: false,
  })
  instance.services.formatter?.add('country', (code, locale) =>
    countryName(String(code), locale === 'de' ? 'de' : 'en')
  )
  return instance as unknown as Translator
}

const folderOf = (locale: Locale) => app.makePath('inertia/i18n/locales', locale)

function files(): Map<string, string> {
  known ??= textFilesIn(folderOf('en'))
  return known
}

function bundlesOf(locale: Locale): Record<string, object> {
  const read = (name: string) =>
    JSON.parse(readFileSync(`${folderOf(locale)}/${name}.json`, 'utf8')) as object
  return Object.fromEntries([...new Set(files().values())].map((name) => [name, read(name)]))
}
