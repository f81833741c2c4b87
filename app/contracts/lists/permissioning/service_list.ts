import { defineList } from '#shared/lists'

export type InvoicedService = {
  id: number
  label: string
  issuedOn: string
  company: string
  bpId: string | null
  email: string | null
  what: string
  netCents: number
  /** Whether somebody could receive what was invoiced. */
  received: boolean
}

/** Reports are invoiced when they are completed; a credit note is of what its invoice was of. */
const SERVED = `invoices i left join orders o on o.number = i.order_number
    left join lateral (select r.user_id from reports r
                        where r.invoice_id = coalesce(i.corrects_id, i.id) limit 1) r on true`

const RECEIVED = `(o.completed_at is not null or r.user_id is not null)`

/** The subscriber services listing: what was invoiced, to whom, and whether it could be received. */
export const serviceList = defineList<InvoicedService>()({
  columns: {
    id: 'i.id',
    label: `case i.kind when 'Invoice' then 'RE-' else 'RK-' end || i.number`,
    issuedOn: 'i.issued_on',
    company: 'i.company',
    bpId: 'u.business_partner_id',
    email: 'u.email',
    what: `coalesce((select string_agg(t.product_name, ', ' order by t.position) from order_items t
                      where t.order_id = o.id), i.content->'supply'->>'name', '')`,
    netCents: `case i.kind when 'Invoice' then i.net_cents else -i.net_cents end`,
    received: RECEIVED,
  },
  from: `${SERVED} left join users u on u.id = coalesce(o.user_id, r.user_id)`,
  sort: {
    issued: 'issuedOn',
    company: { lower: 'company' },
    net: 'netCents',
  },
  usual: { by: 'issued', direction: 'desc', limit: 50 },
  tieBreaker: 'i.id',
  search: ['label', 'company', 'email'],
  views: { all: 'true', missing: `not ${RECEIVED} and i.kind = 'Invoice'` },
  viewsFrom: SERVED,
  filters: {
    since: {
      condition: ([day]: string[]) => ({ sql: 'i.issued_on >= ?::date', values: [day] }),
      isDay: true,
    },
    till: {
      condition: ([day]: string[]) => ({ sql: 'i.issued_on <= ?::date', values: [day] }),
      isDay: true,
    },
  },
  csv: {
    fileName: 'webshop_subscriber_services',
    heads: 'contracts.services.list.columns',
    columns: {
      ...{ label: 'label', issued: 'issuedOn', bpId: 'bpId', company: 'company', email: 'email' },
      what: 'what',
      net: ({ netCents }) => netCents / 100,
      received: ({ received }, say) =>
        say(`contracts.services.received.${received ? 'yes' : 'no'}`),
    },
  },
})
