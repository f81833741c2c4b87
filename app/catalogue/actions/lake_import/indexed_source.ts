import {
  lakeSource,
  type ImportSource,
  type SourceFile,
} from '#catalogue/actions/lake_import/sources'
import { nameReader } from '#catalogue/domain/file_pattern'
import { outermost, rootOfFolder } from '#catalogue/domain/lake_folders'
import { keysInShop } from '#catalogue/queries/keys_in_shop'
import { foldersOfProduct, keysByPlace } from '#catalogue/queries/places_of_product'

type Product = { id: number; code: string; filePattern: string }

/**
 * What the lake may hold of a product: below the folders that are named, or those that its files lie in.
 * Earlier versions and withdrawn files lie there still and are passed over, as are files of others.
 */
export async function indexedSource(
  product: Product,
  prefixes: readonly string[]
): Promise<{ source: ImportSource; total: number }> {
  const folders = prefixes.length > 0 ? prefixes : await foldersOf(product)
  const known = await keysByPlace(product.id)
  const files: SourceFile[] = []
  for (const prefix of folders) files.push(...(await listed(product, prefix, known)))
  files.sort((one, other) => (one.path < other.path ? -1 : 1))
  async function* all() {
    yield* files
  }
  return { source: { ...lakeSource(''), files: all }, total: files.length }
}

async function foldersOf({ id, code }: Product): Promise<string[]> {
  const folders = await foldersOfProduct(id)
  return outermost([`${code}/`, ...folders.map(rootOfFolder)])
}

async function listed(
  { id, filePattern }: Product,
  prefix: string,
  known: ReadonlyMap<string, string>
): Promise<SourceFile[]> {
  const others = await keysInShop(prefix, { except: id })
  const read = nameReader(filePattern)
  const files: SourceFile[] = []
  for await (const file of lakeSource(prefix).files()) {
    if (!('key' in file) || others.has(file.path)) continue
    const place = read(file.name)
    const key = typeof place === 'object' && place && known.get(`${place.day.iso}:${place.part}`)
    if (!key || key === file.path) files.push(file)
  }
  return files
}
