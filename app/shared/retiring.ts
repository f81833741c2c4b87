import type { ModuleManifest } from '#shared/modules/manifest'
import type { Retiring } from '#shared/retiring/retiring'

export { openArchive } from '#shared/retiring/archive'
export { countOld, removeOld } from '#shared/retiring/old_rows'
export type { Retiring } from '#shared/retiring/retiring'

/** What the modules keep only for a while, and nothing removes by itself. */
export async function retiringRows(
  modules: readonly ModuleManifest[]
): Promise<readonly Retiring[]> {
  const files = await Promise.all(modules.map(({ retires }) => retires?.()))
  return files.flatMap((file) => file?.default ?? [])
}
