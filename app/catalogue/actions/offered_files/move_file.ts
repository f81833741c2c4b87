import { recordAudit, type Actor } from '#shared/audit'
import { refusableTransaction, rows } from '#shared/database'
import { ok, type Result } from '#shared/domain/result'
import { noSuchFile } from '#catalogue/actions/offered_files/changed_meanwhile'
import { holdFile } from '#catalogue/actions/offered_files/hold_shelf'
import { historyOf } from '#catalogue/domain/offered_files/shelf'

type Move = { id: number; to: 'up' | 'down'; actor: Actor }

/** Changes places with the file before or behind it; at the end of the shelf it stays. */
export const moveFile = ({ id, to, actor }: Move): Promise<Result<undefined>> =>
  refusableTransaction<Result<undefined>>(async (trx) => {
    const held = await holdFile(trx, id)
    if (!held) return noSuchFile()
    const { file, files, shelf } = held
    const at = files.indexOf(file)
    const then = to === 'up' ? at - 1 : at + 1
    const other = files[then]
    if (!other) return ok()
    const ids = files
      .with(at, other)
      .with(then, file)
      .map((one) => one.id)
    await rows(trx, ORDER, [ids])
    await recordAudit(trx, {
      ...{ actor, subject: historyOf(shelf), action: 'offered_file.moved' },
      before: { name: file.name, place: at + 1 },
      after: { name: file.name, place: then + 1 },
    })
    return ok()
  })

const ORDER = `
  update offered_files f set position = wished.position
    from unnest(?::int[]) with ordinality as wished (id, position)
   where f.id = wished.id`
