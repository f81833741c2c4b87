import { preparedRows } from '#shared/database'

export type Place = { way: 'page' | 'script'; address: string | null }

type Download = Place & {
  subscriptionId: number
  productId: number
  day: string
  part: number
  version: number
  userId: number
  bytes: number
  /** Null where nobody has measured the file. */
  sha256: string | null
}

/** Into the ledger: who fetched which version of which file. */
export async function recordDownload(download: Download): Promise<void> {
  await preparedRows(
    null,
    `insert into subscription_downloads
       (subscription_id, product_id, day, part, version, user_id, way, address, bytes,
        sha256)
     values (:subscriptionId::bigint, :productId::int, :day::date, :part::smallint,
             :version::smallint, :userId::bigint, :way::text, :address::inet, :bytes::bigint,
             :sha256::text)`,
    download as never
  )
}
