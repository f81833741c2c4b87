import { rows } from '#shared/database'
import { made } from '#shared/storage'
import { GIVEN_FOLDER, isGivenFile, nameOfFile } from '#orders/domain/staff/file_path'

export type GivenFile = {
  path: string
  name: string
  bytes: number
  /** When it was put there (ISO, UTC); null where the storage does not tell. */
  created: string | null
}

const MOST_FILES = 2_000

export async function listGivenFiles(): Promise<GivenFile[]> {
  const files: GivenFile[] = []
  for await (const { key, bytes, modified } of made().list(GIVEN_FOLDER)) {
    if (!isGivenFile(key)) continue
    files.push({
      path: key,
      name: nameOfFile(key),
      bytes,
      created: modified?.toISOString() ?? null,
    })
    if (files.length === MOST_FILES) break
  }
  return files.toSorted((one, other) => (one.path < other.path ? -1 : 1))
}

export async function listChosenFiles(orderNumber: number): Promise<string[]> {
  const chosen = await rows<{ key: string }>(
    null,
    `select f.key from order_files f join orders o on o.id = f.order_id
      where o.number = ? order by f.key`,
    [orderNumber]
  )
  return chosen.map(({ key }) => key)
}
