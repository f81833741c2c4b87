import { failpoint } from '#shared/failpoints'
import { filterChoicesOf, isinFieldOf } from '#catalogue'
import { checkFile } from '#delivery/actions/preparation/check_file'
import type { Leave } from '#delivery/actions/tasks/hold_lease'
import { markPrepared, type PreparedFile } from '#delivery/actions/preparation/mark_prepared'
import { noteWork } from '#delivery/actions/tasks/note_work'
import { prepareWith } from '#delivery/actions/preparation/prepare_files'
import { removeLeftovers } from '#delivery/actions/preparation/remove_leftovers'
import { DeliveryProblem } from '#delivery/domain/delivery_problem'
import { mapConcurrently, type Mapped } from '#delivery/domain/map_concurrently'
import type { LeasedTask } from '#delivery/domain/task'
import { extractFile } from '#delivery/gateways/extract/extract_file'
import type { Part } from '#delivery/gateways/extract/statement'
import type { PlannedFile } from '#delivery/queries/list_planned_files'

const EXTRACTED_AT_ONCE = 2

export async function extractFiles(task: LeasedTask, leave: Leave): Promise<void> {
  const parts = await partsOf(task)
  await removeLeftovers(task)
  const extract = (file: PlannedFile) => extractOne({ task, parts, leave }, file)
  await prepareWith(task, leave.soon, (chunk) => extractAll(chunk, extract))
}

type Work = { task: LeasedTask; parts: Part[]; leave: Leave }

/** One by one into the ledger: each may have taken minutes. */
const extractAll = (
  chunk: PlannedFile[],
  extract: (file: PlannedFile) => Promise<PreparedFile>
): Promise<Mapped<PreparedFile>> => mapConcurrently(chunk, EXTRACTED_AT_ONCE, extract)

async function extractOne({ task, parts, leave }: Work, file: PlannedFile): Promise<PreparedFile> {
  leave.soon.throwIfAborted()
  await checkFile({ ...file, sha256: NOT_ASKED })
  await failpoint('delivery.before_extract')
  const { key, name } = file
  const target = `extracts/${task.fulfilmentId}/${task.id}/${task.leaseId}/${name}`
  const onProgress = (percent: number) => noteWork(task, file.id, percent)
  const watch = { signal: leave.now, onProgress }
  const done = await extractFile({ key, target, name, parts }, watch)
  await failpoint('delivery.after_extract')
  const prepared = { id: file.id, disk: 'files' as const, key: target, ...done }
  await markPrepared(task, [prepared])
  return prepared
}

/** The checksum of the whole file plays no part. */
const NOT_ASKED = ''

async function partsOf({ productId, filters }: LeasedTask): Promise<Part[]> {
  const [choices, isinField] = await Promise.all([
    filterChoicesOf(productId),
    isinFieldOf(productId),
  ])
  const wanted = filters ?? { levelOne: [], levelTwo: [] }
  const levels = choices ? LEVELS.map((at) => ({ ...choices[at], values: wanted[at] })) : []
  const isins = wanted.isins && { field: isinField ?? '', values: wanted.isins }
  if (!filters || (isins && !isinField) || (!choices && !isins)) {
    throw new DeliveryProblem('delivery.errors.parts_unknown', { name: '' }, true)
  }
  return isins ? [...levels, isins] : levels
}

const LEVELS = ['levelOne', 'levelTwo'] as const
