import { ok, type Refusal, type Result } from '#shared/domain/result'
import { made } from '#shared/storage'
import { chooseFile, type FileChoice } from '#orders/actions/staff/files/choose_file'
import { isGivenFile } from '#orders/domain/staff/file_path'

/** The first that cannot be added ends it. */
export async function chooseFiles(
  choice: Omit<FileChoice, 'path'>,
  paths: readonly string[]
): Promise<Result<undefined>> {
  for (const path of paths) {
    const chosen = await chooseFile({ ...choice, path }, true)
    if (!chosen.ok) return chosen
  }
  return ok()
}

/** Why some cannot be given, before the order is made; null where all can. */
export async function refuseFiles(paths: readonly string[]): Promise<Refusal | null> {
  const field = 'files'
  for (const path of paths) {
    if (!isGivenFile(path)) return { code: 'orders_admin.errors.file_path', field }
    if ((await made().size(path)) === null) return { code: 'orders_admin.errors.no_file', field }
  }
  return null
}
