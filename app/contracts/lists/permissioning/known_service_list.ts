import { defineList, selected } from '#shared/lists'
import { asKnown, servicesAsKnown } from '#contracts/lists/permissioning/known_sql'
import {
  serviceFilters,
  SERVICES,
  type InvoicedService,
} from '#contracts/lists/permissioning/service_list'
import { SERVICE, WITH_PEOPLE } from '#contracts/lists/permissioning/service_sql'

const KNOWN_SERVICES = asKnown(
  `select * from ${servicesAsKnown(`select ${selected(SERVICE)}, i.kind from ${WITH_PEOPLE}`)} s`
)

/** The same as it was known at the end of a day: what was issued by then, and whose company it was. */
export const knownServiceList = defineList<InvoicedService, { known: string }>()({
  ...SERVICES,
  columns: {
    ...{ id: 's.id', label: 's.label', issuedOn: 's."issuedOn"', company: 's.company' },
    ...{ bpId: 's."bpId"', email: 's.email', what: 's.what', netCents: 's."netCents"' },
    received: 's.received',
  },
  sums: ({ known }) => ({ sql: KNOWN_SERVICES, values: [known, known] }),
  from: 'sums s',
  tieBreaker: 's.id',
  views: { all: 'true', missing: `not s.received and s.kind = 'Invoice'` },
  filters: serviceFilters('s."issuedOn"'),
})
