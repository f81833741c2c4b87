import { createInstance, type i18n, type Resource } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { LOCALES, type Locale } from './locale'

/** A translator that has its texts already, so that the first paint is in the right words. */
export function createI18n(locale: Locale, resources: Resource): i18n {
  const instance = createInstance()
  instance.use(initReactI18next)
  void instance.init({
    lng: locale,
    fallbackLng: 'en',
    supportedLngs: LOCALES,
    resources,
    defaultNS: 'shell/frame',
    ns: [],
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  return instance
}
