import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'

export type PartnerImport = {
  id: number
  source: string
  encoding: 'UTF-8' | 'Windows-1252'
  state: 'Checked' | 'Written'
  heads: string[] | null
  lines: number
  newLines: number
  changedLines: number
  unchangedLines: number
  blockedLines: number
  actorLabel: string
  createdAt: Date
  writtenAt: Date | null
}

export async function findImport(id: number): Promise<PartnerImport | null> {
  const [found] = await rows<PartnerImport>(null, `${SELECT} where id = ?`, [id])
  return found ?? null
}

/** The same, held until the transaction ends. */
export async function holdImport(
  trx: TransactionClientContract,
  id: number
): Promise<PartnerImport | null> {
  const [found] = await rows<PartnerImport>(trx, `${SELECT} where id = ? for update`, [id])
  return found ?? null
}

/** The same, refused when there is none or it is written already: a written import stays as it is. */
export async function holdChecked(
  trx: TransactionClientContract,
  id: number
): Promise<Result<PartnerImport>> {
  const held = await holdImport(trx, id)
  if (!held) return refuse('partner_import.errors.not_found', { status: 404 })
  if (held.state === 'Written') return refuse('partner_import.errors.written', { status: 409 })
  return ok(held)
}

const SELECT = `
  select id, source, encoding, state, heads, lines, new_lines as "newLines",
         changed_lines as "changedLines", unchanged_lines as "unchangedLines",
         blocked_lines as "blockedLines", actor_label as "actorLabel", created_at as "createdAt",
         written_at as "writtenAt"
    from partner_imports`
