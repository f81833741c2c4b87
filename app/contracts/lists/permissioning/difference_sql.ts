import { RECEIVED, SERVICE, WITH_PEOPLE } from '#contracts/lists/permissioning/service_sql'

/** What could be received and rests on nothing, of a statement of permissions. */
const given = (permissions: string) => `
  select p.key as key, 'Given' as side, coalesce(b.name, p.own_company) as company, p.partner_id as bp_id,
         p.email, p.what, p.reference, lower(p.days) as starts, upper(p.days) - 1 as ends,
         lower(p.received) as received_from, upper(p.received) - 1 as received_until, null::bigint as net_cents
    from ${permissions} p
    left join business_partners b on b.id = p.partner_id
   where p.basis = 'None'`

/** What was invoiced and could not be received. */
export const INVOICED = `
  select 'i:' || i.id as key, 'Invoiced' as side, i.company, u.business_partner_id::bigint as bp_id,
         u.email, ${SERVICE.what} as what, ${SERVICE.label} as reference, i.issued_on as starts,
         i.issued_on as ends, i.issued_on as received_from, i.issued_on as received_until, i.net_cents
    from ${WITH_PEOPLE} where not ${RECEIVED} and i.kind = 'Invoice'`

/** The permissioning report against the services listing: where one has what the other has not. */
export const differenceOf = (permissions: string, invoiced: string): string =>
  `${given(permissions)} union all ${invoiced}`
