import { rows, transaction } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import { deliverableFiles, type DeliverableFile } from '#catalogue'
import { fence } from '#delivery/actions/tasks/fence'
import { DeliveryProblem } from '#delivery/domain/delivery_problem'
import { extractName } from '#delivery/domain/extract_name'
import type { LeasedTask } from '#delivery/domain/task'

const ROWS_PER_STATEMENT = 2_000

/** By reference, or what is to be cut. Repeated, it refreshes only what is not prepared yet. */
export async function planFiles(task: LeasedTask): Promise<void> {
  let batch: DeliverableFile[] = []
  const { productId, includeDegraded } = task
  for await (const file of deliverableFiles(productId, rangeOf(task), null, { includeDegraded })) {
    batch.push(file)
    if (batch.length === ROWS_PER_STATEMENT) {
      await planBatch(task, batch)
      batch = []
    }
  }
  if (batch.length > 0) await planBatch(task, batch)
  if ((await countPlan(task)) === 0) {
    throw new DeliveryProblem('delivery.errors.nothing_to_deliver', {}, true)
  }
}

const rangeOf = ({ fromDay, toDay }: LeasedTask) =>
  new DayRange(CalendarDay.parse(fromDay)!, CalendarDay.parse(toDay)!)

const planBatch = (task: LeasedTask, batch: DeliverableFile[]) =>
  transaction(async (trx) => {
    await fence(trx, task)
    const files = JSON.stringify(batch.map((file) => plannedFor(task, file)))
    await rows(trx, PLAN, [task.fulfilmentId, task.id, task.productId, files])
  })

/** Size and checksum of a cut file are known when it is cut. */
function plannedFor({ filters }: LeasedTask, file: DeliverableFile) {
  const source = file.storage === 'lake' ? file.bytes : null
  if (!filters) {
    return { ...file, bytes: source, source, sha256: source === null ? null : file.sha256 }
  }
  const name = extractName(file.name, filters)
  return { ...file, name, bytes: null, source, sha256: null, rowCount: null }
}

const PLAN = `
  insert into delivery_files
    (fulfilment_id, task_id, product_id, day, part, version, name, key, archived, condition, bytes,
     source_bytes, sha256, row_count)
  select ?, ?, ?, day, part, version, name, key, storage = 'archive', condition, bytes, source,
         sha256, "rowCount"
    from jsonb_to_recordset(?::jsonb) as file (day date, part smallint, version int, name text,
      key text, storage text, condition text, bytes bigint, source bigint, sha256 text,
      "rowCount" bigint)
  on conflict (task_id, day, part) do update
     set version = excluded.version, name = excluded.name, key = excluded.key,
         archived = excluded.archived, condition = excluded.condition, bytes = excluded.bytes,
         source_bytes = excluded.source_bytes, sha256 = excluded.sha256,
         row_count = excluded.row_count
   where delivery_files.state = 'Preparing'`

async function countPlan({ id }: LeasedTask): Promise<number> {
  const [counted] = await rows<{ files: number }>(
    null,
    `update delivery_tasks t
        set files_expected = (select count(*) from delivery_files f where f.task_id = t.id)
      where id = ? returning files_expected as files`,
    [id]
  )
  return counted!.files
}
