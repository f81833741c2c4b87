import { modules } from '#generated/modules'
import { ADMIN_GROUPS as NAMES, type AdminGroupName } from '#shared/modules'
import { type Locale, translate } from '#shared/i18n'

type Declared = NonNullable<(typeof modules)[number]['adminPlaces']>[number]

export type AdminPlace = Declared & { module: string }

export type OpenPlace = { name: string; label: string; path: string }
export type OpenGroup = { name: AdminGroupName; places: OpenPlace[] }

const PLACES: readonly AdminPlace[] = modules
  .flatMap(({ name: module, adminPlaces = [] }) =>
    adminPlaces.map((place): AdminPlace => ({ ...place, module }))
  )
  .toSorted((one, other) => one.rank - other.rank)

/** The administration by theme, of all modules: its hub, its rail and the command palette list it. */
export const ADMIN_GROUPS = NAMES.map((name) => ({
  name,
  places: PLACES.filter(({ group }) => group === name),
}))

/** The groups with the places that pass, by name in a language; a group without one is left out. */
export function groupsWith(isOpen: (place: AdminPlace) => boolean, locale: Locale): OpenGroup[] {
  return ADMIN_GROUPS.map(({ name, places }) => ({
    name,
    places: places.filter(isOpen).map((place) => ({
      ...{ name: place.name, path: place.path },
      label: wordOf(place, 'title', locale),
    })),
  })).filter(({ places }) => places.length > 0)
}

type Word = 'title' | 'about' | 'waiting'

/** A place's words in a language, which belong to the module that has it. */
export const wordOf = ({ module, name }: AdminPlace, word: Word, locale: Locale) =>
  translate(locale, `${module}.places.admin.${name}.${word}`)
