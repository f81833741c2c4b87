import { rows } from '#shared/database'
import type { KnownContract } from '#contracts/domain/evidence/evidence'

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
     select coalesce(w.state->>'clmMaNumber', '') as number, t.name as type, p.name as product,
            w.state->>'startDate' as "from", w.state->>'endDate' as "to",
            w.state->>'timeSeriesFrom' as "timeSeriesFrom", w.state->>'timeSeriesTo' as "timeSeriesTo"
       from written w
       join contract_types t on t.id = (w.state->>'contractTypeId')::int
       join information_products p on p.id = (w.state->>'productId')::int
      where w.state->>'partnerId' = :bpId
        and daterange((w.state->>'startDate')::date, (w.state->>'endDate')::date, '[]')
            && daterange(:from::date, :to::date, '[]')
      order by w.state->>'clmMaNumber', w.subject_id`,
    { bpId, ...asked }
  )
