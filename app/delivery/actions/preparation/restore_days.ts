import { rows, transaction } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { failpoint } from '#shared/failpoints'
import type { DeliverableFile } from '#catalogue'
import { bringBack } from '#delivery/actions/preparation/bring_back'
import { fence } from '#delivery/actions/tasks/fence'
import { mapConcurrently, type Mapped } from '#delivery/domain/map_concurrently'
import type { LeasedTask } from '#delivery/domain/task'
import type { PlannedFile } from '#delivery/queries/list_planned_files'

const RESTORED_AT_ONCE = 4

export function restoreDays(
  task: LeasedTask,
  files: PlannedFile[],
  signal: AbortSignal
): Promise<Mapped<void>> {
  const days = [...new Set(files.map(({ day }) => day))]
  return mapConcurrently(days, RESTORED_AT_ONCE, async (day) => {
    signal.throwIfAborted()
    await failpoint('delivery.before_restore')
    await restoreDay(task, CalendarDay.parse(day)!)
    await failpoint('delivery.after_restore')
  })
}

async function restoreDay(task: LeasedTask, day: CalendarDay): Promise<void> {
  await writeDown(task, await bringBack(task.productId, day))
}

const writeDown = (task: LeasedTask, restored: DeliverableFile[]) =>
  transaction(async (trx) => {
    await fence(trx, task)
    await rows(
      trx,
      `update delivery_files f
          set archived = false, key = file.key, bytes = file.bytes, source_bytes = file.bytes,
              sha256 = file.sha256, row_count = file."rowCount", version = file.version, condition = file.condition
         from jsonb_to_recordset(?::jsonb) as file (day date, part smallint, version int, key text,
           condition text, bytes bigint, sha256 text, "rowCount" bigint)
        where f.task_id = ? and f.day = file.day and f.part = file.part and f.state = 'Preparing'`,
      [JSON.stringify(restored), task.id]
    )
  })
