import { modules } from '#generated/modules'

type Declared = (typeof modules)[number]['palettePlaces'][number]

export type PalettePlace = { name: Declared['name']; path: string }

const PLACES: readonly Declared[] = modules
  .flatMap(({ palettePlaces }): readonly Declared[] => palettePlaces)
  .toSorted((one, other) => one.rank - other.rank)

/** The pages that the command palette knows for whom, of all modules, in the order in which it lists them. */
export const palettePlaces = (whom: Declared['for']): PalettePlace[] =>
  PLACES.filter((place) => place.for === whom).map(({ name, path }) => ({ name, path }))
