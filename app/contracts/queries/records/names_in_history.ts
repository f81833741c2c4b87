import type { AuditEvent } from '#shared/audit'
import { rows } from '#shared/database'

/** Fields of histories that name another record, and what kind that is. */
const NAMED: Readonly<Record<string, string>> = {
  productId: 'information_product',
  contractTypeId: 'contract_type',
  subscriptionTypeId: 'subscription_type',
  partnerId: 'business_partner',
}

/** What a field's value is called; the value itself where it names nothing, or nothing that is known. */
export type SayValue = (field: string, value: unknown) => unknown

/** Says by name what histories keep by id: by the name of now, of what is gone by its last one. */
export async function namesInHistory(events: readonly AuditEvent[]): Promise<SayValue> {
  const wanted = events.flatMap(({ before, after }) => [...idsIn(before), ...idsIn(after)])
  const found = await rows<{ type: string; id: string; name: string | null }>(null, NAMES, [
    JSON.stringify(wanted),
  ])
  const names = new Map(found.map(({ type, id, name }) => [`${type}:${id}`, name]))
  return (field, value) => names.get(`${NAMED[field]}:${String(value)}`) ?? value
}

const idsIn = (state: Record<string, unknown> | null) =>
  Object.entries(NAMED).flatMap(([field, type]) => {
    const id = state?.[field]
    return id === null || id === undefined ? [] : [{ type, id: String(id as number) }]
  })

const NAMES = `
  select distinct w.type, w.id, coalesce(
           case w.type
             when 'information_product' then (select p.name from information_products p where p.id = w.id::bigint)
             when 'contract_type' then (select t.name from contract_types t where t.id = w.id::bigint)
             when 'subscription_type' then (select s.name from subscription_types s where s.id = w.id::bigint)
             else (select b.name || ', ' || b.id from business_partners b where b.id = w.id::bigint) end,
           (select coalesce(e.after->>'name', e.before->>'name') from audit_events e
             where e.subject_type = w.type and e.subject_id = w.id
               and coalesce(e.after->>'name', e.before->>'name') is not null
             order by e.seq desc limit 1)) as name
    from jsonb_to_recordset(?::jsonb) as w (type text, id text)`
