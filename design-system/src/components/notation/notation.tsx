import type { PropsWithChildren } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/**
 * In which language fields below write and read numbers and months, whatever the browser's own is:
 * "1,50" is one and a half in German and would be a hundred and fifty in English.
 */
export function Notation({ language, children }: PropsWithChildren<{ language: 'en' | 'de' }>) {
  return <I18nProvider locale={LOCALES[language]}>{children}</I18nProvider>
}

const LOCALES = { en: 'en-US', de: 'de-DE' }
