import { recordAudit, type Actor } from '#shared/audit'
import { refusableTransaction, rows } from '#shared/database'
import { ok, type Result } from '#shared/domain/result'
import { changedMeanwhile, noSuchFile } from '#catalogue/actions/offered_files/changed_meanwhile'
import { holdFile } from '#catalogue/actions/offered_files/hold_shelf'
import { historyOf } from '#catalogue/domain/offered_files/shelf'
import { forgetReferenceData } from '#catalogue/queries/reference_data'

type Removal = { id: number; seen: number; actor: Actor }

/** Takes a file off its shelf; what it was called and its checksum stay in the history. */
export async function removeFile({ id, seen, actor }: Removal): Promise<Result<undefined>> {
  const removed = await refusableTransaction<Result<undefined>>(async (trx) => {
    const held = await holdFile(trx, id)
    if (!held) return noSuchFile()
    const refused = await changedMeanwhile(trx, held, seen, 'changed_before')
    if (refused) return refused
    await rows(trx, 'delete from offered_files where id = ?', [id])
    const { name, sha256 } = held.file
    await recordAudit(trx, {
      ...{ actor, subject: historyOf(held.shelf), action: 'offered_file.removed' },
      before: { name, sha256 },
    })
    return ok()
  })
  forgetReferenceData()
  return removed
}
