import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { judgeLines } from '#contracts/actions/import/judge_lines'
import { keepLines } from '#contracts/actions/import/keep_import'
import { readMendedLine } from '#contracts/gateways/read_partner_file'
import { holdChecked, type PartnerImport } from '#contracts/queries/import/find_import'

export const mendLine = (id: number, line: number, text: string): Promise<Result<undefined>> =>
  whileChecked(id, async (trx, { heads }) => {
    const known = await rows(
      trx,
      'select 1 from partner_import_lines where import_id = ? and line = ?',
      [id, line]
    )
    if (known.length > 0) await keepLines(trx, id, [readMendedLine(line, text, heads)])
    return known.length
  })

export const leaveLineOut = (id: number, line: number): Promise<Result<undefined>> =>
  whileChecked(id, async (trx) => {
    const left = await rows(
      trx,
      'delete from partner_import_lines where import_id = ? and line = ? returning line',
      [id, line]
    )
    return left.length
  })

export const leaveHeldOut = (id: number): Promise<Result<undefined>> =>
  whileChecked(id, async (trx) => {
    await rows(trx, `delete from partner_import_lines where import_id = ? and outcome = 'held'`, [
      id,
    ])
    return 1
  })

export const dropImport = (id: number): Promise<Result<undefined>> =>
  whileChecked(id, async (trx) => {
    await rows(trx, 'delete from partner_imports where id = ?', [id])
    return 1
  })

type Change = (trx: TransactionClientContract, kept: PartnerImport) => Promise<number>

/** In an import that is not written yet; all of it is judged again. */
function whileChecked(id: number, change: Change): Promise<Result<undefined>> {
  return transaction(async (trx) => {
    const checked = await holdChecked(trx, id)
    if (!checked.ok) return checked
    if ((await change(trx, checked.value)) === 0) {
      return refuse('partner_import.errors.no_line', { status: 404 })
    }
    await judgeLines(trx, id)
    return ok()
  })
}
