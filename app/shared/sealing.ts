import type { ModuleManifest } from '#shared/modules/manifest'
import type { SealedColumn } from '#shared/sealing/seal_anew'

export { sealAnew } from '#shared/sealing/seal_anew'

/** What the modules keep that the shop's key seals. */
export async function sealedColumns(
  modules: readonly ModuleManifest[]
): Promise<readonly SealedColumn[]> {
  const files = await Promise.all(modules.map(({ seals }) => seals?.()))
  return files.flatMap((file) => file?.default ?? [])
}
