import { rows, transaction } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import { deliverableFiles, type DeliverableFile } from '#catalogue'
import { fence } from '#delivery/actions/fence'
import { DeliveryProblem } from '#delivery/domain/delivery_problem'
import type { LeasedTask } from '#delivery/domain/task'

const ROWS_PER_STATEMENT = 2_000

/**
 * Writes the ledger's rows of a task: every deliverable file of its days, by reference. A repeated
 * call refreshes those that are not prepared yet and leaves the others alone.
 */
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
    await rows(
      trx,
      `insert into delivery_files
         (fulfilment_id, task_id, product_id, day, part, version, name, key, archived, condition,
          bytes, sha256)
       select ?, ?, ?, day, part, version, name, key, storage = 'archive', condition,
              case when storage = 'lake' then bytes end, case when storage = 'lake' then sha256 end
         from jsonb_to_recordset(?::jsonb) as file (day date, part smallint, version int, name text,
           key text, storage text, condition text, bytes bigint, sha256 text)
       on conflict (task_id, day, part) do update
          set version = excluded.version, name = excluded.name, key = excluded.key,
              archived = excluded.archived, condition = excluded.condition,
              bytes = excluded.bytes, sha256 = excluded.sha256
        where delivery_files.state = 'Preparing'`,
      [task.fulfilmentId, task.id, task.productId, JSON.stringify(batch)]
    )
  })

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
