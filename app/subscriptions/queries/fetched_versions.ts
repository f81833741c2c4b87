import { preparedRows } from '#shared/database'

type Fetched = { id: string; version: number }

/** The newest version that was fetched of each of some files, by the file's id. */
export async function fetchedVersions(
  subscriptionId: number,
  fileIds: string[]
): Promise<ReadonlyMap<string, number>> {
  if (fileIds.length === 0) return new Map()
  const found = await preparedRows<Fetched>(
    null,
    `select w.id, max(d.version) as version
       from (select id, split_part(id, '-', 1)::int as product_id,
                    to_date(split_part(id, '-', 2), 'YYYYMMDD') as day,
                    split_part(id, '-', 3)::smallint as part
               from unnest(:fileIds::text[]) id) w
       join subscription_downloads d
         on d.subscription_id = :subscriptionId::bigint
        and d.product_id = w.product_id and d.day = w.day and d.part = w.part
      group by w.id`,
    { subscriptionId, fileIds }
  )
  return new Map(found.map(({ id, version }) => [id, version]))
}
