import { router, usePage } from '@inertiajs/react'
import { LanguageSwitch } from '@kontor/design-system/language_switch'
import { LinkProvider } from '@kontor/design-system/link'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { LOCALES, LOCALE_KEY, type Locale } from '~/i18n/locale'
import { rememberChoice } from './remember_choice'

/** English and German: the page, its filters and what was typed stay as they are. */
export function Languages() {
  const t = useText('shell/frame')
  const { locale } = useShared()
  const { url } = usePage()
  return (
    <LinkProvider anchor={LanguageAnchor}>
      <LanguageSwitch
        label={t('language.label')}
        languages={LOCALES.map((code) => ({
          code,
          name: t(`language.${code}`),
          href: withLanguage(url, code),
          isCurrent: code === locale,
        }))}
      />
    </LinkProvider>
  )
}

/** Without scripts the address asks for the language; with them only the page's words change. */
function LanguageAnchor({ hrefLang, ...props }: ComponentPropsWithRef<'a'>) {
  const { url } = usePage()
  const change = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    rememberChoice(LOCALE_KEY, hrefLang as Locale)
    router.visit(withLanguage(url), { preserveScroll: true, preserveState: true, replace: true })
  }
  return <a {...props} hrefLang={hrefLang} onClick={change} />
}

/** The same page with the language asked for in its address, or with no such wish. */
function withLanguage(url: string, locale?: Locale): string {
  const [path, query] = url.split('?')
  const values = new URLSearchParams(query)
  values.delete('lang')
  if (locale) values.set('lang', locale)
  return values.size > 0 ? `${path}?${values}` : path!
}
