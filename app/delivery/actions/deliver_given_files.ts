import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { publish } from '#shared/jobs'
import { fulfilmentCompleted } from '#delivery/topics'
import type { Reference } from '#delivery/domain/reference'

export type GivenContent = {
  key: string
  name: string
  bytes: number
  sha256: string
  /** YYYY-MM-DD */
  day: string
}

export type GivenDelivery = {
  reference: Reference
  licensee: string
  /** Name of their folder in manifests and archives. */
  folder?: string
  files: readonly GivenContent[]
}

const ITEM = 'given'
const FOLDER = 'empty-orders'

/** The list is the whole delivery: what it lacks is taken away, or 409 once it was downloaded. */
export async function deliverGivenFiles(
  trx: TransactionClientContract,
  { reference, licensee, files, folder = FOLDER }: GivenDelivery
): Promise<Result<undefined>> {
  const fulfilmentId = await ensureFulfilment(trx, reference, licensee)
  const taskId = await ensureTask(trx, fulfilmentId, folder)
  const keys = files.map(({ key }) => key)
  const [inUse] = await rows(
    trx,
    `select 1 from delivery_files f
      where f.task_id = ? and f.key <> all(?::text[])
        and (f.state <> 'Available' or exists (select from delivery_claims c where c.file_id = f.id))`,
    [taskId, keys]
  )
  if (inUse) return refuse('delivery.errors.already_downloaded', { status: 409 })

  await rows(trx, 'delete from delivery_files where task_id = ? and key <> all(?::text[])', [
    taskId,
    keys,
  ])
  await addFiles(trx, { fulfilmentId, taskId }, files)
  await countFiles(trx, taskId)
  await publish(trx, fulfilmentCompleted, { reference })
  return ok()
}

async function ensureFulfilment(
  trx: TransactionClientContract,
  reference: Reference,
  licensee: string
): Promise<number> {
  await rows(
    trx,
    `insert into fulfilments (owner_kind, owner_key, licensee, state, completed_at)
     values (?, ?, ?, 'Completed', now()) on conflict (owner_kind, owner_key) do nothing`,
    [reference.kind, reference.key, licensee]
  )
  const [fulfilment] = await rows<{ id: number }>(
    trx,
    'select id from fulfilments where owner_kind = ? and owner_key = ? for update',
    [reference.kind, reference.key]
  )
  return fulfilment!.id
}

async function ensureTask(
  trx: TransactionClientContract,
  fulfilmentId: number,
  folder: string
): Promise<number> {
  await rows(
    trx,
    `insert into delivery_tasks
       (fulfilment_id, item_ref, product_id, product_folder, from_day, to_day, description, state,
        started_at, finished_at)
     values (?, '${ITEM}', 0, ?, shop_today(), shop_today(), ?,
             'Succeeded', now(), now())
     on conflict do nothing`,
    [fulfilmentId, folder, folder]
  )
  const [task] = await rows<{ id: number }>(
    trx,
    `select id from delivery_tasks where fulfilment_id = ? and item_ref = '${ITEM}'`,
    [fulfilmentId]
  )
  return task!.id
}

async function addFiles(
  trx: TransactionClientContract,
  { fulfilmentId, taskId }: { fulfilmentId: number; taskId: number },
  files: readonly GivenContent[]
): Promise<void> {
  await rows(
    trx,
    `insert into delivery_files
       (fulfilment_id, task_id, product_id, day, part, name, disk, key, bytes, sha256, state)
     select :fulfilmentId, :taskId, 0, file.day, last.part + row_number() over (order by file.key),
            file.name, 'files', file.key, file.bytes, file.sha256, 'Available'
       from jsonb_to_recordset(:files::jsonb)
              as file (key text, name text, bytes bigint, sha256 text, day date),
            (select coalesce(max(part), 0) as part from delivery_files where task_id = :taskId) last
      where not exists (
        select from delivery_files f where f.task_id = :taskId and f.key = file.key)`,
    { fulfilmentId, taskId, files: JSON.stringify(files) }
  )
}

async function countFiles(trx: TransactionClientContract, taskId: number): Promise<void> {
  await rows(
    trx,
    `update delivery_tasks t
        set files_expected = f.files, files_done = f.files, bytes_done = f.bytes
       from (select count(*) as files, coalesce(sum(bytes), 0) as bytes
               from delivery_files where task_id = :taskId) f
      where t.id = :taskId`,
    { taskId }
  )
}
