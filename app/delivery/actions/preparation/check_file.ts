import { lake } from '#shared/storage'
import { writtenDay } from '#shared/domain/written_day'
import { DeliveryProblem, type ProblemCode } from '#delivery/domain/delivery_problem'
import type { PlannedFile } from '#delivery/queries/list_planned_files'

export type CheckedFile = { id: number; bytes: number; sha256: string }

/** @throws DeliveryProblem for a file that is missing, of another size, or out of reach. */
export async function checkFile(file: PlannedFile): Promise<CheckedFile> {
  const bytes = await answerOf(lake().size(file.key), file)
  if (bytes === null) throw problem('delivery.errors.lake_file_missing', file)
  if (file.bytes !== null && file.bytes !== bytes) {
    throw problem('delivery.errors.lake_file_changed', file)
  }
  const sha256 = file.sha256 ?? (await answerOf(lake().sha256(file.key), file))
  return { id: file.id, bytes, sha256 }
}

/** A store that does not answer is a problem of its own. */
const answerOf = <T>(answer: Promise<T>, file: PlannedFile): Promise<T> =>
  answer.catch(() => Promise.reject(problem('delivery.errors.storage_unavailable', file)))

const problem = (code: ProblemCode, { name, day }: Pick<PlannedFile, 'name' | 'day'>) =>
  new DeliveryProblem(code, { name, day: writtenDay(day) })
