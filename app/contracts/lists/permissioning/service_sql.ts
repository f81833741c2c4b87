import { INVOICE_LABEL } from '#billing'

/** Reports are invoiced when they are completed; a credit note is of what its invoice was of. */
export const SERVED = `invoices i left join orders o on o.number = i.order_number
    left join lateral (select r.user_id from reports r
                        where r.invoice_id = coalesce(i.corrects_id, i.id) limit 1) r on true`

export const WITH_PEOPLE = `${SERVED} left join users u on u.id = coalesce(o.user_id, r.user_id)`

export const RECEIVED = `(o.completed_at is not null or r.user_id is not null)`

export const SERVICE = {
  id: 'i.id',
  label: INVOICE_LABEL,
  issuedOn: 'i.issued_on',
  company: 'i.company',
  bpId: 'u.business_partner_id',
  email: 'u.email',
  what: `coalesce((select string_agg(t.product_name, ', ' order by t.position) from order_items t
                    where t.order_id = o.id), i.content->'supply'->>'name', '')`,
  netCents: `case i.kind when 'Invoice' then i.net_cents else -i.net_cents end`,
  received: RECEIVED,
} as const
