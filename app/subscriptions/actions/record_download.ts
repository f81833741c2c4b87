import { preparedRows } from '#shared/database'

export type Place = { way: 'page' | 'script'; address: string | null }

type Fetch = Place & { subscriptionId: number; userId: number }

export type FetchedFile = {
  productId: number
  day: string
  part: number
  version: number
  bytes: number
  /** Null where nobody has measured the file. */
  sha256: string | null
}

/** Into the ledger: who fetched which version of which files. */
export async function recordDownloads(fetch: Fetch, files: readonly FetchedFile[]): Promise<void> {
  await preparedRows(
    null,
    `insert into subscription_downloads
       (subscription_id, product_id, day, part, version, user_id, way, address, bytes,
        sha256)
     select :subscriptionId::bigint, f."productId", f.day, f.part, f.version, :userId::bigint,
            :way::text, :address::inet, f.bytes, f.sha256
       from jsonb_to_recordset(:files::jsonb)
         as f ("productId" int, day date, part smallint, version smallint, bytes bigint,
               sha256 text)`,
    { ...fetch, files: JSON.stringify(files) } as never
  )
}
