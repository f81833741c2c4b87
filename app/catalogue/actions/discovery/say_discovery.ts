import { translate, type Locale } from '#shared/i18n'
import type { Note } from '#catalogue/domain/discovery/found_series'
import type { LeftReason } from '#catalogue/domain/discovery/left_out'

export const sayLeft = (locale: Locale, reason: LeftReason): string =>
  translate(locale, `catalogue.discover.left.${reason}`)

export const sayNote = (locale: Locale, { code, params }: Note): string =>
  translate(locale, `catalogue.discover.notes.${code}`, params)
