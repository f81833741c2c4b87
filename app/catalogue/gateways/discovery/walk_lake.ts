import { lake } from '#shared/storage'
import type { Walked } from '#catalogue/gateways/discovery/walk_folder'
import { keysInShop } from '#catalogue/queries/keys_in_shop'

/** All keys below a prefix with size and time, by name; what is a product's file already is left out. */
export async function walkLake(
  prefix: string,
  progress: (files: number) => void = () => {}
): Promise<Walked> {
  const known = await keysInShop(prefix)
  const walked: Walked = { files: [], left: [] }
  for await (const { key, bytes, modified } of lake().list(prefix)) {
    const path = key.slice(prefix.length)
    const end = path.lastIndexOf('/')
    const [folder, name] = [path.slice(0, Math.max(0, end)), path.slice(end + 1)]
    if (known.has(key)) walked.left.push({ path, reason: 'in_shop' })
    else walked.files.push({ folder, name, bytes, modifiedMs: modified?.getTime() ?? 0 })
    progress(walked.files.length)
  }
  walked.files.sort(
    (one, other) => compare(one.folder, other.folder) || compare(one.name, other.name)
  )
  return walked
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))
