import { folderShape } from '#catalogue/domain/discovery/name_shape'

/** A folder of keys without the years, months and days at its end: `ticks/2025/03/` is one of `ticks/`. */
export function rootOfFolder(folder: string): string {
  const names = folderShape(folder.replace(/\/$/, '')).split('/')
  const root = names.slice(0, [...names, '*'].indexOf('*')).join('/')
  return root === '' ? folder : `${root}/`
}

/** Folders without those that lie in another one, and without the lake as a whole. */
export function outermost(folders: readonly string[]): string[] {
  const all = [...new Set(folders)].filter((folder) => folder !== '')
  return all.filter((one) => !all.some((other) => other !== one && one.startsWith(other)))
}
