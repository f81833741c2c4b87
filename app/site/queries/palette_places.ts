import { modules } from '#generated/modules'
import type { PalettePlace as Declared } from '#shared/modules'
import { type Locale, translate } from '#shared/i18n'

export type PalettePlace = { name: string; label: string; path: string }

const PLACES = modules
  .flatMap(({ name: module, palettePlaces = [] }) =>
    palettePlaces.map((place: Declared) => ({ ...place, module }))
  )
  .toSorted((one, other) => one.rank - other.rank)

/** The pages that the command palette knows for whom, of all modules, in the order in which it lists them. */
export const palettePlaces = (whom: Declared['for'], locale: Locale): PalettePlace[] =>
  PLACES.filter((place) => place.for === whom).map(({ module, name, path }) => ({
    ...{ name, path },
    label: translate(locale, `${module}.places.palette.${name}`),
  }))
