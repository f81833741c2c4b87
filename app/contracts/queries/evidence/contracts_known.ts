import { rows } from '#shared/database'
import type { KnownContract } from '#contracts/domain/evidence/evidence'

/** The name that a record had then; of older ones without a history their name of now. */
const nameKnown = (type: string, part: string, table: string) =>
  `coalesce((select e.after->>'name' from audit_events e
              where e.subject_type = '${type}' and e.subject_id = w.state->>'${part}'
                and e.created_at < :moment::timestamptz and e.after->>'name' is not null
              order by e.seq desc limit 1),
            (select e.before->>'name' from audit_events e
              where e.subject_type = '${type}' and e.subject_id = w.state->>'${part}'
                and e.before->>'name' is not null order by e.seq limit 1),
            (select n.name from ${table} n where n.id = (w.state->>'${part}')::int), '')`

type Partner = { bpId: string; from: string; to: string; moment: Date }

/** The contracts of a company as their histories had them at a moment, as far as they run in the period. */
export const contractsKnown = ({ bpId, ...asked }: Partner): Promise<KnownContract[]> =>
  rows<KnownContract>(
    null,
    `with latest as (
       select distinct on (e.subject_id) e.subject_id, e.action, e.seq
         from audit_events e
        where e.subject_type = 'contract' and e.created_at < :moment::timestamptz
        order by e.subject_id, e.seq desc),
     written as (
       select distinct on (e.subject_id) e.subject_id, e.after as state
         from audit_events e join latest l on l.subject_id = e.subject_id
        where e.subject_type = 'contract' and e.created_at < :moment::timestamptz
          and e.after->>'clmMaNumber' is not null and l.action <> 'contract.deleted'
        order by e.subject_id, e.seq desc)
     select coalesce(w.state->>'clmMaNumber', '') as number, ${nameKnown('contract_type', 'contractTypeId', 'contract_types')} as type,
            ${nameKnown('information_product', 'productId', 'information_products')} as product,
            (w.state->>'affiliates')::int as affiliates, w.state->>'startDate' as "from", w.state->>'endDate' as "to",
            w.state->>'timeSeriesFrom' as "timeSeriesFrom", w.state->>'timeSeriesTo' as "timeSeriesTo"
       from written w
      where w.state->>'partnerId' = :bpId
        and daterange((w.state->>'startDate')::date, (w.state->>'endDate')::date, '[]')
            && daterange(:from::date, :to::date, '[]')
      order by w.state->>'clmMaNumber', w.subject_id`,
    { bpId, ...asked }
  )
