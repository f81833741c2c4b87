import type { Fact } from '#shared/finding/finder'
import { translate, type Locale } from '#shared/i18n'

/** Facts by the keys of their names, in their order; what nobody knows is left out. */
export const told = (
  locale: Locale,
  known: Readonly<Record<string, string | null | undefined>>
): Fact[] =>
  Object.entries(known).flatMap(([key, text]) =>
    text ? [{ label: translate(locale, key), text }] : []
  )
