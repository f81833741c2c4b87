import { useEffect, useState } from 'react'
import type { i18n } from 'i18next'
import type { Locale } from '~/i18n/locale'
import type { Namespace } from '~/i18n/namespaces'

/** What the parts of a product's page say. */
const NAMES: Namespace[] = ['catalogue/product', 'catalogue/products', 'shared/words']

/** A translator of one language beside that of the page; null until its words are there. */
export function useTranslator(locale: Locale): i18n | null {
  const [translator, setTranslator] = useState<i18n | null>(null)
  useEffect(() => {
    let isWanted = true
    void translatorIn(locale).then((found) => isWanted && setTranslator(found))
    return () => {
      isWanted = false
    }
  }, [locale])
  return translator
}

async function translatorIn(locale: Locale): Promise<i18n> {
  const { i18n: own, loadNamespaces } = await import('~/i18n/browser')
  await loadNamespaces(NAMES, locale)
  return own.cloneInstance({ lng: locale })
}
