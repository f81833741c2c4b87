import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { judgeLines } from '#contracts/actions/import/judge_lines'
import type { ImportLine } from '#contracts/domain/import/import_line'
import type { PartnerFile } from '#contracts/gateways/read_partner_file'

export type NewImport = PartnerFile & {
  /** Name of the file, or what it came from. */
  source: string
  actor: Actor
}

const LINES_AT_ONCE = 10_000

/** Keeps the lines of an import with what would come of each; no partner is written. Answers its id. */
export const checkImport = (wish: NewImport): Promise<number> =>
  transaction(async (trx) => {
    const id = await keepImport(trx, wish)
    await judgeLines(trx, id)
    return id
  })

/** Keeps the lines alone, in the caller's transaction. */
export async function keepImport(
  trx: TransactionClientContract,
  { source, encoding, heads, lines, actor }: NewImport
): Promise<number> {
  await rows(
    trx,
    `delete from partner_imports where state = 'Checked' and created_at < now() - interval '7 days'`
  )
  const [inserted] = await rows<{ id: number }>(
    trx,
    `insert into partner_imports (source, encoding, heads, actor_id, actor_label)
     values (?, ?, ?, ?, ?) returning id`,
    [source.slice(0, 200), encoding, heads, actor.id, actor.label]
  )
  const { id } = inserted!
  for (let at = 0; at < lines.length; at += LINES_AT_ONCE) {
    await keepLines(trx, id, lines.slice(at, at + LINES_AT_ONCE))
  }
  await rows(trx, 'analyze partner_import_lines')
  return id
}

/** Writes lines, those of before among them anew. */
export async function keepLines(
  trx: TransactionClientContract,
  id: number,
  lines: readonly ImportLine[]
): Promise<void> {
  const sent = lines.map(({ partner, ...line }) => ({ ...line, ...flat(partner) }))
  await rows(
    trx,
    `insert into partner_import_lines (import_id, line, text, partner_id, name, country, problems)
     select :id, l.line, l.text, l.partner_id, l.name, l.country, l.problems
       from jsonb_to_recordset(:lines::jsonb) as l(line int, text text, partner_id bigint, name text,
            country text, problems text[])
     on conflict (import_id, line) do update
        set text = excluded.text, partner_id = excluded.partner_id, name = excluded.name,
            country = excluded.country, problems = excluded.problems`,
    { id, lines: JSON.stringify(sent) }
  )
}

const flat = (partner: ImportLine['partner']) =>
  partner && { partner_id: partner.id, name: partner.name, country: partner.country }
