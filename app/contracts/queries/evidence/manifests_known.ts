import { rows } from '#shared/database'
import type { KnownFile, KnownManifest } from '#contracts/domain/evidence/evidence'

type Row = { key: string; revision: number; sha256: string; body: string }

/** What the newest manifest of each delivery said at a moment, by the owner's word for it. */
export async function manifestsKnown(
  kind: string,
  keys: readonly string[],
  moment: Date
): Promise<ReadonlyMap<string, KnownManifest>> {
  const found = await rows<Row>(
    null,
    `select distinct on (f.id) f.owner_key as key, m.revision, m.sha256, m.body
       from fulfilments f join delivery_manifests m on m.fulfilment_id = f.id
      where f.owner_kind = :kind and f.owner_key = any(:keys::text[])
        and m.made_at < :moment::timestamptz
      order by f.id, m.revision desc`,
    { kind, keys: [...keys], moment }
  )
  return new Map(
    found.map(({ key, revision, sha256, body }) => [
      key,
      { revision, sha256, files: filesIn(body) },
    ])
  )
}

const filesIn = (body: string): KnownFile[] =>
  (JSON.parse(body) as { files: KnownFile[] }).files.map(({ path, bytes, sha256, version }) => ({
    ...{ path, bytes, sha256, version },
  }))
