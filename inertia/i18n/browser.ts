import { TEXT_FILES } from '@generated/text_files'
import type { Page, SharedPageProps } from '@inertiajs/core'
import { createI18n } from './create_i18n'
import { LOCALE_KEY, type Locale } from './locale'
import { namespacesOf, type Namespace } from './namespaces'

/** The one translator of the browser. */
export const i18n = createI18n(document.documentElement.lang as Locale, {})

/** Loads what a page says and turns to its language, before the page is shown. */
export async function loadTexts(pageName: string, page?: Page<SharedPageProps>): Promise<void> {
  const locale = page?.props.locale ?? (i18n.language as Locale)
  await loadNamespaces(await namespacesOf(pageName), locale)
  if (i18n.language !== locale) await i18n.changeLanguage(locale)
  document.documentElement.lang = locale
  rememberLocale(locale)
}

/** Loads words that are needed later than the page, such as those of the command palette. */
export async function loadNamespaces(
  names: Namespace[],
  locale = i18n.language as Locale
): Promise<void> {
  const wanted = names.filter((name) => !i18n.hasResourceBundle(locale, name))
  await Promise.all(wanted.map((name) => loadBundle(locale, name)))
}

type TextFiles = Record<string, (() => Promise<object>) | undefined>

async function loadBundle(locale: Locale, name: string) {
  const file = `${locale}/${name}`
  const known: TextFiles =
    file in TEXT_FILES ? TEXT_FILES : (await import('~/pages_signed_in')).texts
  const texts = await known[file]?.()
  if (texts) i18n.addResourceBundle(locale, name, texts)
}

function rememberLocale(locale: Locale) {
  try {
    localStorage.setItem(LOCALE_KEY, locale)
  } catch {
    // Storage is refused in some private windows; the cookie decides anyway.
  }
}
