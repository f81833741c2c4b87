import app from '@adonisjs/core/services/app'
import type { User } from '#identity'
import { rows } from '#shared/database'
import type { Locale } from '#shared/i18n'
import {
  ADMIN_GROUPS,
  wordOf,
  type AdminPlace,
  type OpenGroup,
  type OpenPlace,
} from '#site/queries/admin_groups'
import { opensTo } from '#site/queries/list_admin_places'

export type Tile = OpenPlace & { about: string; waiting: { count: number; word: string } | null }
export type TileGroup = Pick<OpenGroup, 'name'> & { places: Tile[] }

/** The hub's tiles that open to a person; a theme without one is left out. */
export async function listTiles(user: User, locale: Locale): Promise<TileGroup[]> {
  const opens = opensTo(user)
  const isTile = (place: AdminPlace) => opens(place) && (app.inDev || !place.isForDevelopment)
  const groups = ADMIN_GROUPS.map(({ name, places }) => ({ name, places: places.filter(isTile) }))
  const counted = await countWaiting(groups.flatMap(({ places }) => places))
  return groups
    .filter(({ places }) => places.length > 0)
    .map(({ name, places }) => ({
      name,
      places: places.map((place) => tileOf(place, counted[place.name] ?? 0, locale)),
    }))
}

function tileOf(place: AdminPlace, count: number, locale: Locale): Tile {
  const { name, path } = place
  const waiting = count > 0 ? { count, word: wordOf(place, 'waiting', locale) } : null
  const [label, about] = [wordOf(place, 'title', locale), wordOf(place, 'about', locale)]
  return { name, path, label, about, waiting }
}

export type Counted = Record<string, number | null>

/** One round trip for the counts of all places. */
export async function countWaiting(places: readonly AdminPlace[]): Promise<Counted> {
  const counts = places.flatMap(({ name, waiting }) =>
    waiting ? [`(${waiting})::int as "${name}"`] : []
  )
  if (counts.length === 0) return {}
  const [counted] = await rows<Counted>(null, `select ${counts.join(', ')}`)
  return counted!
}
