import type { Actor } from '#shared/audit'
import { refusableTransaction, rows } from '#shared/database'
import { ok, refuse, type Refusal, type Result } from '#shared/domain/result'
import { holdPartners } from '#contracts/actions/import/hold_partners'
import { judgeLines } from '#contracts/actions/import/judge_lines'
import { keepImport } from '#contracts/actions/import/keep_import'
import { writeLines } from '#contracts/actions/import/write_import'
import { BLOCKED, type ImportLine } from '#contracts/domain/import/import_line'
import { holdImport, type PartnerImport } from '#contracts/queries/import/find_import'
import { inWords, type JudgedLine } from '#contracts/queries/import/words_of_line'

type Refused = Extract<Result<never>, { ok: false }> & { refusals?: Refusal[] }
type Answer = Extract<Result<PartnerImport>, { ok: true }> | Refused

/** So many wrong entries are named. */
const MOST_NAMED = 100

/** Checks and writes partners that a program sends, in one go: all of them, or nothing. */
export function importPartners(lines: ImportLine[], actor: Actor): Promise<Answer> {
  return refusableTransaction<Answer>(async (trx) => {
    const file = { source: 'HTTP API', encoding: 'UTF-8', heads: null, lines, actor } as const
    const id = await keepImport(trx, file)
    await holdPartners(trx, id)
    await judgeLines(trx, id)
    const kept = (await holdImport(trx, id))!
    if (kept.blockedLines > 0) {
      const blocked = await rows<JudgedLine>(
        trx,
        `select line, coalesce(outcome, 'wrong') as outcome, problems, first_line as "firstLine" from partner_import_lines
          where import_id = ? and outcome = any(?) order by line limit ?`,
        [id, [...BLOCKED], MOST_NAMED]
      )
      const params = { count: kept.blockedLines }
      return {
        ...refuse('partner_import.errors.blocked', { params, status: 422 }),
        refusals: blocked.flatMap(inWords),
      }
    }
    await writeLines(trx, id, actor)
    return ok((await holdImport(trx, id))!)
  })
}
