import { modules } from '#generated/modules'
import type { Scope } from '#identity'
import { ADMIN_GROUPS as NAMES, type AdminGroupName } from '#shared/modules'

type Declared = (typeof modules)[number]['adminPlaces'][number]

export type AdminPlaceName = Declared['name']
export type AdminPlace = Pick<Declared, 'group' | 'rank' | 'name' | 'path'> & {
  scopes: readonly Scope[]
  isForDevelopment?: boolean
}

export type OpenPlace = { name: AdminPlaceName; path: string }
export type OpenGroup = { name: AdminGroupName; places: OpenPlace[] }

const PLACES: readonly AdminPlace[] = modules
  .flatMap(({ adminPlaces }): readonly AdminPlace[] => adminPlaces)
  .toSorted((one, other) => one.rank - other.rank)

/** The administration by theme, of all modules: its hub, its rail and the command palette list it. */
export const ADMIN_GROUPS = NAMES.map((name) => ({
  name,
  places: PLACES.filter(({ group }) => group === name),
}))

/** The groups with the places that pass; a group without one is left out. */
export function groupsWith(isOpen: (place: AdminPlace) => boolean): OpenGroup[] {
  return ADMIN_GROUPS.map(({ name, places }) => ({
    name,
    places: places.filter(isOpen).map((place) => ({ name: place.name, path: place.path })),
  })).filter(({ places }) => places.length > 0)
}
