import { rows } from '#shared/database'
import type { ManifestFile } from '#delivery/domain/manifest'

/** With the place that it has in archives, and whether its content was read. */
export type ListedFile = ManifestFile & {
  id: number
  disk: 'lake' | 'files'
  key: string
  name: string
  isMeasured: boolean
}

export const listManifestFiles = (fulfilmentId: number): Promise<ListedFile[]> =>
  rows<ListedFile>(
    null,
    `${PLACED}
     select f.id, f.disk, f.key, f.name, p.folder || '/' || f.name as path,
            p.product, f.day, f.part, f.version, f.condition, f.bytes, f.sha256,
            m.row_count as rows, m.first_at as first, m.last_at as last,
            m.sha256 is not null as "isMeasured"
       from delivery_files f
       join placed p on p.task_id = f.task_id
       left join delivery_file_facts m on m.sha256 = f.sha256
      where f.fulfilment_id = ? and f.state <> 'Preparing'
      order by p.folder, f.day, f.part, f.id`,
    [fulfilmentId, fulfilmentId]
  )

/** A second item of the same product gets a folder of its own, so that no name is taken twice. */
export const PLACED = `
  with items as (
    select id as task_id, product_folder as product,
           min(id) over (partition by item_ref) as begun
      from delivery_tasks where fulfilment_id = ?),
  numbered as (
    select *, dense_rank() over (partition by product order by begun) as item from items),
  placed as (
    select task_id, product,
           product || case when item = 1 then '' else '-' || item end as folder from numbered)`
