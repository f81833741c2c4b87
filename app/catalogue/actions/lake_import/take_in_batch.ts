import { rows } from '#shared/database'
import { lake } from '#shared/storage'
import { lakeKey } from '#catalogue/domain/lake_key'
import type { PlacedFile } from '#catalogue/actions/lake_import/place_file'
import type { ImportSource } from '#catalogue/actions/lake_import/sources'
import type { Unplaced } from '#catalogue/domain/unplaced'
import { Unreadable } from '#catalogue/actions/lake_import/unreadable'

export type KnownFile = {
  day: string
  part: number
  version: number
  bytes: number
  sha256: string | null
}

export type TakenFile = {
  day: string
  part: number
  version: number
  bytes: number
  sha256: string
  key: string
}

type Outcome = TakenFile | Unplaced | 'unchanged'

export type TakenBatch = { taken: TakenFile[]; unplaced: Unplaced[]; unchanged: number }

type Product = { id: number; code: string }

const PARALLEL = 16

/** Leaves alone what has the same bytes; when asked to stop it ends the files that it has begun. */
export async function takeInBatch(
  product: Product,
  source: ImportSource,
  batch: PlacedFile[],
  stop?: AbortSignal
): Promise<TakenBatch> {
  const known = await knownFiles(product.id, batch)
  const result: TakenBatch = { taken: [], unplaced: [], unchanged: 0 }
  const queue = batch.values()
  const workers = Array.from({ length: PARALLEL }, async () => {
    for (const file of queue) {
      if (stop?.aborted) return
      const before = known.get(placeOf(file.day.iso, file.part))
      sortIn(result, await takeInIfReadable(product, source, file, before))
    }
  })
  await Promise.all(workers)
  return result
}

function sortIn(result: TakenBatch, outcome: Outcome) {
  if (outcome === 'unchanged') result.unchanged++
  else if ('reason' in outcome) result.unplaced.push(outcome)
  else result.taken.push(outcome)
}

const placeOf = (day: string, part: number) => `${day}:${part}`

async function knownFiles(productId: number, batch: PlacedFile[]) {
  const found = await rows<KnownFile>(
    null,
    `select day, part, version, bytes, sha256
       from lake_files where product_id = :productId and day = any(:days::date[])
      union all
     select day, part, version, bytes, sha256
       from set_aside_files where product_id = :productId and day = any(:days::date[])`,
    { productId, days: batch.map(({ day }) => day.iso) }
  )
  return new Map(found.map((file) => [placeOf(file.day, file.part), file]))
}

async function takeInIfReadable(...args: Parameters<typeof takeIn>): Promise<Outcome> {
  try {
    return await takeIn(...args)
  } catch (error) {
    if (error instanceof Unreadable) return { path: args[2].path, reason: 'unreadable' }
    throw error
  }
}

/** A new file is hashed while it is copied; a known one is compared before it is touched. */
async function takeIn(
  product: Product,
  source: ImportSource,
  file: PlacedFile,
  before?: KnownFile
): Promise<Outcome> {
  const bytes = await source.bytes(file)
  if (bytes === 0) return { path: file.path, reason: 'empty' }
  if (before?.sha256 && before.bytes === bytes) {
    if ((await source.sha256(file)) === before.sha256) return 'unchanged'
  }
  const place = { day: file.day.iso, part: file.part, version: (before?.version ?? 0) + 1 }
  if (file.key) return { ...place, bytes, sha256: await source.sha256(file), key: file.key }
  if (!before) place.version = await versionOfFirst(product, source, file)
  const key = lakeKey(product.code, file.day, file.name, place.version)
  const written = await lake().putStream(key, source.content(file))
  return { ...place, ...written, key }
}

/** Withdrawn files lie in the lake still and may be being downloaded: never other bytes there. */
async function versionOfFirst(product: Product, source: ImportSource, file: PlacedFile) {
  for (let version = 1; ; version++) {
    const key = lakeKey(product.code, file.day, file.name, version)
    if ((await lake().size(key)) === null) return version
    if ((await lake().sha256(key)) === (await source.sha256(file))) return version
  }
}
