import type { Asked, Reading } from '#shared/finding'
import { translate, type Locale } from '#shared/i18n'

export function readVerb(typed: string, { text, verb }: Asked, locale: Locale): Reading[] {
  if (verb === null) return []
  const words = typed.trim().split(/\s+/)
  const word = (words.join(' ').endsWith(text) ? words[0] : words.at(-1))!
  return [{ word, text: translate(locale, `site.places.verbs.${verb}`) }]
}
