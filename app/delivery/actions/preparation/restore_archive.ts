import { rows, transaction } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { DayRange } from '#shared/domain/day_range'
import { failpoint } from '#shared/failpoints'
import { deliverableFiles } from '#catalogue'
import { bringBack } from '#delivery/actions/preparation/bring_back'
import { fence } from '#delivery/actions/tasks/fence'
import { mapConcurrently } from '#delivery/domain/map_concurrently'
import type { LeasedTask } from '#delivery/domain/task'

const RESTORED_AT_ONCE = 4
const DAYS_BETWEEN_NOTES = 16

type ArchivedDay = { day: string; files: number }

/** What came back stays, so a repetition asks for the rest; a bad day holds up no other. */
export async function restoreArchive(task: LeasedTask, signal: AbortSignal): Promise<void> {
  const days = await archivedDays(task)
  await expect(task, sum(days))
  let first: unknown
  for (let at = 0; at < days.length; at += DAYS_BETWEEN_NOTES) {
    signal.throwIfAborted()
    const chunk = days.slice(at, at + DAYS_BETWEEN_NOTES)
    const { values, problem } = await mapConcurrently(chunk, RESTORED_AT_ONCE, (archived) =>
      restore(task, archived)
    )
    await note(task, values)
    first ??= problem
    if (problem && values.length === 0) throw problem
  }
  if (first) throw first
}

type Restored = { files: number; bytes: number }

async function restore({ productId }: LeasedTask, { day, files }: ArchivedDay): Promise<Restored> {
  await failpoint('delivery.before_restore')
  const restored = await bringBack(productId, CalendarDay.parse(day)!)
  await failpoint('delivery.after_restore')
  return { files, bytes: restored.reduce((total, { bytes }) => total + bytes, 0) }
}

async function archivedDays({ productId, fromDay, toDay, includeDegraded }: LeasedTask) {
  const range = new DayRange(CalendarDay.parse(fromDay)!, CalendarDay.parse(toDay)!)
  const days = new Map<string, number>()
  for await (const file of deliverableFiles(productId, range, null, { includeDegraded })) {
    if (file.storage === 'archive') days.set(file.day, (days.get(file.day) ?? 0) + 1)
  }
  return [...days].map(([day, files]): ArchivedDay => ({ day, files }))
}

const sum = (days: ArchivedDay[]) => days.reduce((total, { files }) => total + files, 0)

const expect = (task: LeasedTask, left: number) =>
  transaction(async (trx) => {
    await fence(trx, task)
    await rows(trx, 'update delivery_tasks set files_expected = files_done + ? where id = ?', [
      left,
      task.id,
    ])
  })

const note = (task: LeasedTask, restored: Restored[]) =>
  transaction(async (trx) => {
    if (restored.length === 0) return
    await fence(trx, task)
    const total = (key: 'files' | 'bytes') => restored.reduce((all, one) => all + one[key], 0)
    await rows(
      trx,
      `update delivery_tasks
          set files_done = files_done + ?, bytes_done = bytes_done + ?, failures = 0
        where id = ?`,
      [total('files'), total('bytes'), task.id]
    )
  })
