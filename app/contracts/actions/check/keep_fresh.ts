import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'
import type { FindingKind } from '#contracts/queries/entitlements/find_findings'
import { FOUND } from '#contracts/queries/entitlements/finding_sql'
import { STILL_ACCEPTED } from '#contracts/queries/entitlements/still_accepted'

export type FreshFinding = {
  kind: FindingKind
  bpName: string | null
  userName: string | null
  what: string
}

/** `ofKind`: how many there are of each kind; `first`: some of them, by company. */
export type Fresh = { ofKind: Partial<Record<FindingKind, number>>; first: FreshFinding[] }

const MOST_NAMED = 20

/**
 * Remembers what is open on a day as told, and answers what was not. What was mended or accepted
 * is forgotten, so that it is told again when it comes back.
 */
export async function keepFresh(trx: TransactionClientContract, day: string): Promise<Fresh> {
  const [kept] = await rows<Fresh>(trx, KEEP, { day, most: MOST_NAMED })
  return kept!
}

const KEEP = `
  with ${FOUND},
  open as (
    select f.id, f.kind, f.what, f.user_name, b.name as bp_name
      from found f left join business_partners b on b.id = f.partner_id
     where not exists (select from contract_acceptances a where ${STILL_ACCEPTED})),
  gone as (
    delete from contract_findings_told t
     where not exists (select from open o where o.id = t.finding and o.kind = t.kind)),
  kept as (
    insert into contract_findings_told (finding, kind, told_on)
    select id, kind, :day::date from open
        on conflict do nothing returning finding, kind),
  fresh as (select o.* from open o join kept k on k.finding = o.id and k.kind = o.kind)
  select (select coalesce(jsonb_object_agg(kind, of_kind), '{}')
            from (select kind, count(*) as of_kind from fresh group by kind) k) as "ofKind",
         (select coalesce(jsonb_agg(f), '[]')
            from (select kind, bp_name as "bpName", user_name as "userName", what from fresh
                   order by lower(bp_name), user_name, id limit :most) f) as first`
