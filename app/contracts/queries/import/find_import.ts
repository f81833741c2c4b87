import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'

/** An import of business partners: checked, and perhaps written. */
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

/** An import by its id, or null. */
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

const SELECT = `
  select id, source, encoding, state, heads, lines, new_lines as "newLines",
         changed_lines as "changedLines", unchanged_lines as "unchangedLines",
         blocked_lines as "blockedLines", actor_label as "actorLabel", created_at as "createdAt",
         written_at as "writtenAt"
    from partner_imports`
