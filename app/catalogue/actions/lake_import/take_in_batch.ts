import { rows } from '#shared/database'
import { lake } from '#shared/storage'
import { lakeKey } from '#catalogue/domain/lake_key'
import type { PlacedFile, Unplaced } from '#catalogue/actions/lake_import/place_file'
import type { ImportSource } from '#catalogue/actions/lake_import/sources'

export type KnownFile = {
  day: string
  part: number
  version: number
  bytes: number
  sha256: string | null
}

/** A file whose row has to be written. */
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

/** Brings the files of a batch into the lake, leaving alone what is there with the same bytes. */
export async function takeInBatch(
  product: Product,
  source: ImportSource,
  batch: PlacedFile[]
): Promise<TakenBatch> {
  const known = await knownFiles(product.id, batch)
  const result: TakenBatch = { taken: [], unplaced: [], unchanged: 0 }
  const queue = batch.values()
  const workers = Array.from({ length: PARALLEL }, async () => {
    for (const file of queue) {
      const before = known.get(placeOf(file.day.iso, file.part))
      sortIn(result, await takeIn(product, source, file, before))
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
       from lake_files where product_id = ? and day = any(?::date[])`,
    [productId, batch.map(({ day }) => day.iso)]
  )
  return new Map(found.map((file) => [placeOf(file.day, file.part), file]))
}

/** A first file is hashed while it is copied; one that is known is compared before it is touched. */
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
  const key = lakeKey(product.code, file.day, file.name, place.version)
  const written = await lake().putStream(key, source.content(file))
  return { ...place, ...written, key }
}
