import { nameReader } from '#catalogue/domain/file_pattern'
import type { Series } from '#catalogue/domain/discovery/place_group'

/** Folders that an import of a series reads, and the others' files that its pattern describes there, too. */
export type Sources = { folders: string[]; strangers: Series[] }

/** The one folder above all files, or, where others are named alike below it, each of their own. */
export function sourcesOf(series: Series, all: readonly Series[]): Sources {
  const isNamed = nameReader(series.pattern)
  const alike = all.filter((one) => one !== series && isNamed(one.files[0]!.name) !== null)
  const names = series.group.folder.split('/')
  const common = names.slice(0, [...names, '*'].indexOf('*')).join('/')
  if (!alike.some((one) => isBelow(one, common))) return { folders: [common], strangers: [] }
  const { folders } = series
  const strangers = alike.filter((one) => folders.some((folder) => isBelow(one, folder)))
  return { folders, strangers }
}

const isBelow = ({ folders }: Series, above: string) =>
  folders.some((folder) => above === '' || folder === above || folder.startsWith(`${above}/`))
