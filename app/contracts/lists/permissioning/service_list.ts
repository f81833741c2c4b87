import { defineList } from '#shared/lists'
import { byDay, KNOWN } from '#contracts/lists/permissioning/day_filters'
import { RECEIVED, SERVED, SERVICE, WITH_PEOPLE } from '#contracts/lists/permissioning/service_sql'

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

export const SERVICES = {
  sort: { issued: 'issuedOn', company: { lower: 'company' }, net: 'netCents' },
  usual: { by: 'issued', direction: 'desc', limit: 50 },
  search: ['label', 'company', 'email'],
  csv: {
    fileName: 'webshop_subscriber_services',
    heads: 'contracts.services.list.columns',
    columns: {
      label: 'label',
      issued: 'issuedOn',
      bpId: 'bpId',
      company: 'company',
      email: 'email',
      what: 'what',
      net: ({ netCents }: InvoicedService) => netCents / 100,
      received: ({ received }: InvoicedService, say: (key: string) => string) =>
        say(`contracts.services.received.${received ? 'yes' : 'no'}`),
    },
  },
} as const

export const serviceFilters = (issued: string) => ({
  since: byDay(`${issued} >= ?::date`),
  till: byDay(`${issued} <= ?::date`),
  known: KNOWN,
})

export const serviceList = defineList<InvoicedService>()({
  ...SERVICES,
  columns: SERVICE,
  from: WITH_PEOPLE,
  tieBreaker: 'i.id',
  views: { all: 'true', missing: `not ${RECEIVED} and i.kind = 'Invoice'` },
  viewsFrom: SERVED,
  filters: serviceFilters('i.issued_on'),
})
