import type { i18n, Resource } from 'i18next'
import { createI18n } from './create_i18n'
import { LOCALES, type Locale } from './locale'

const files = import.meta.glob<Record<string, string>>('./locales/*/*/*.json', {
  eager: true,
  import: 'default',
})

const translators = Object.fromEntries(
  LOCALES.map((locale) => [locale, createI18n(locale, resourcesOf(locale))])
) as Record<Locale, i18n>

/** The translator of a language with all texts; it never changes language, so requests share it. */
export const translatorOf = (locale: Locale): i18n => translators[locale] ?? translators.en

function resourcesOf(locale: Locale): Resource {
  const bundles = Object.entries(files).filter(([path]) => path.startsWith(`./locales/${locale}/`))
  return {
    [locale]: Object.fromEntries(bundles.map(([path, texts]) => [nameOf(path), texts])),
  }
}

/** A declaration, because the translators above are made while the file is read. */
function nameOf(path: string): string {
  return path.replace(/^.*\/(\w+\/\w+)\.json$/, '$1')
}
