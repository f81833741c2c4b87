import { readdirSync, readFileSync } from 'node:fs'
import { createInstance } from 'i18next'
import app from '@adonisjs/core/services/app'
import { countryName } from '#shared/countries/country_name'

/** Languages of the shop; English is the fallback. */
export const LOCALES = ['en', 'de'] as const
export type Locale = (typeof LOCALES)[number]

export type TextParams = Record<string, unknown>

/** Pages narrow i18next's types to their own keys; the server's keys are text. */
type Translator = {
  t(path: string, options: object): unknown
}

let translator: Translator | undefined

/**
 * Text of a key such as 'basket.errors.locked': the part before the first dot names the file. Pages,
 * mails and JSON answers read the same files. An unknown key comes back as it is.
 */
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

/** Whether a text exists under the key, in any language of the shop; with plural forms or without. */
export function hasText(key: string): boolean {
  const [namespace, path] = splitKey(key)
  const asked = { ns: namespace, lng: 'en', defaultValue: '', returnObjects: true, count: 1 }
  const text = texts().t(path, asked)
  return typeof text === 'string' && text !== ''
}

function splitKey(key: string): [namespace: string, path: string] {
  const dot = key.indexOf('.')
  return dot < 0 ? [key, key] : [key.slice(0, dot), key.slice(dot + 1)]
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

function bundlesOf(locale: Locale): Record<string, object> {
  const directory = app.makePath('inertia/i18n/locales', locale)
  const files = readdirSync(directory).filter((name) => name.endsWith('.json'))
  const read = (name: string) => JSON.parse(readFileSync(`${directory}/${name}`, 'utf8')) as object
  return Object.fromEntries(files.map((name) => [name.slice(0, -'.json'.length), read(name)]))
}
