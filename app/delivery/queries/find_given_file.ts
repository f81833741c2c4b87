import { rows } from '#shared/database'
import type { Reference } from '#delivery/domain/reference'
import type { StoredFile } from '#delivery/gateways/stored_file'

export type GivenFile = StoredFile & { fileId: number; fulfilmentId: number }

/** A file of a delivery by the key under which its owner keeps it. */
export async function findGivenFile(
  { kind, key: ownerKey }: Reference,
  key: string
): Promise<GivenFile | undefined> {
  const [file] = await rows<GivenFile>(
    null,
    `select f.id as "fileId", f.fulfilment_id as "fulfilmentId", f.disk, f.key, f.name, f.bytes, f.sha256
       from delivery_files f join fulfilments l on l.id = f.fulfilment_id
      where l.owner_kind = ? and l.owner_key = ? and f.key = ? and f.state <> 'Preparing'`,
    [kind, ownerKey, key]
  )
  return file
}
