import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, recordAuditOfMany, type Actor } from '#shared/audit'
import { rows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { holdPartners } from '#contracts/actions/import/hold_partners'
import { judgeLines } from '#contracts/actions/import/judge_lines'
import { holdChecked, holdImport, type PartnerImport } from '#contracts/queries/import/find_import'

/** All or nothing, judged again first: what comes out otherwise is not written but shown. */
export const writeImport = (id: number, actor: Actor): Promise<Result<PartnerImport>> =>
  transaction(async (trx) => {
    const checked = await holdChecked(trx, id)
    if (!checked.ok) return checked
    await holdPartners(trx, id)
    const moved = await judgeLines(trx, id)
    if (moved > 0) {
      return refuse('partner_import.errors.moved', { params: { count: moved }, status: 409 })
    }
    const { blockedLines } = (await holdImport(trx, id))!
    if (blockedLines > 0) {
      return refuse('partner_import.errors.blocked', {
        params: { count: blockedLines },
        status: 409,
      })
    }
    await writeLines(trx, id, actor)
    return ok((await holdImport(trx, id))!)
  })

export async function writeLines(
  trx: TransactionClientContract,
  id: number,
  actor: Actor
): Promise<void> {
  const added = await rows<Written>(
    trx,
    `insert into business_partners (id, name, country)
     select partner_id, name, country from partner_import_lines where import_id = ? and outcome = 'new'
     returning id, name, country, version`,
    [id]
  )
  const changed = await rows<Written & { oldName: string; oldCountry: string }>(
    trx,
    `update business_partners p
        set name = l.name, country = l.country, version = p.version + 1, updated_at = now()
       from partner_import_lines l
      where l.import_id = ? and l.outcome = 'changed' and l.partner_id = p.id
     returning p.id, p.name, p.country, p.version, coalesce(l.old_name, '') as "oldName", coalesce(l.old_country, '') as "oldCountry"`,
    [id]
  )
  await tell(trx, { id, actor, added, changed })
  await rows(
    trx,
    `update partner_imports set state = 'Written', written_at = now(), actor_id = ?, actor_label = ?
      where id = ?`,
    [actor.id, actor.label, id]
  )
  await rows(trx, 'delete from partner_import_lines where import_id = ?', [id])
}

type Written = { id: number; name: string; country: string; version: number }
type Told = {
  id: number
  actor: Actor
  added: Written[]
  changed: (Written & { oldName: string; oldCountry: string })[]
}

/** Each partner has its own history; the import itself has one line. */
async function tell(trx: TransactionClientContract, { id, actor, added, changed }: Told) {
  const entries = [
    ...added.map((after) => ({ id: after.id, after: { ...after, import: id } })),
    ...changed.map(({ oldName, oldCountry, ...after }) => ({
      id: after.id,
      before: { id: after.id, name: oldName, country: oldCountry },
      after: { ...after, import: id },
    })),
  ]
  await recordAuditOfMany(trx, {
    ...{ actor, type: 'business_partner', action: 'partners.imported' },
    entries,
  })
  await recordAudit(trx, {
    actor,
    subject: { type: 'partner_import', id },
    action: 'partner_imports.written',
    after: { added: added.length, changed: changed.length },
  })
}
