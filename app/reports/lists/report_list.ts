import {
  datedFile,
  defineList,
  either,
  literally,
  momentsFrom,
  momentsUntil,
  type Condition,
} from '#shared/lists'
import {
  REPORT_STATES,
  type Failure,
  type ReportState,
  type ReportStep,
} from '#reports/domain/report_state'
import { PART_COLUMNS, type ReportParts } from '#reports/queries/part_columns'

export type ListedReport = ReportParts & {
  id: number
  userId: number
  email: string
  company: string
  day: string
  state: ReportState
  step: ReportStep | null
  failure: Failure | null
  priceCents: number
  discountCents: number
  totalCents: number
  requestedBy: string
  isOnBehalf: boolean
  isInvoiced: boolean
  termsVersion: string | null
  createdAt: Date
  startedAt: Date | null
  completedAt: Date | null
  version: number
}

const TOTAL = 'r.price_cents - r.discount_cents'

/** Beyond it pages say that there are more. */
const MOST_COUNTED = 5_000
const MOST_FOUND = 1_000

/** Reports on single ISINs: everybody's (null), or those of one customer. */
export const reportList = defineList<ListedReport, number | null>()({
  columns: {
    ...PART_COLUMNS,
    id: 'r.id',
    userId: 'r.user_id',
    email: 'u.email',
    company: 'r.licensee',
    day: 'r.day',
    state: 'r.state',
    step: 'r.step',
    failure: 'r.failure',
    priceCents: 'r.price_cents',
    discountCents: 'r.discount_cents',
    totalCents: TOTAL,
    requestedBy: 'r.requested_by',
    isOnBehalf: 'r.is_on_behalf',
    isInvoiced: 'r.invoice_id is not null',
    termsVersion: 'r.terms_version',
    createdAt: 'r.created_at',
    startedAt: 'r.started_at',
    completedAt: 'r.completed_at',
    version: 'r.version',
  },
  from: 'reports r',
  joined: { u: 'join users u on u.id = r.user_id' },
  within: (userId) => (userId === null ? null : { sql: 'r.user_id = ?', values: [userId] }),
  sort: {
    id: 'id',
    email: 'email',
    date: 'day',
    created: 'createdAt',
    price: 'priceCents',
    total: 'totalCents',
    state: { rank: 'state', among: REPORT_STATES },
  },
  usual: { by: 'id', direction: 'desc' },
  tieBreaker: 'r.id',
  key: 'r.id',
  hasNoNulls: true,
  mostCounted: MOST_COUNTED,
  mostFound: MOST_FOUND,
  boundsAll: true,
  search: foundBy,
  filters: {
    state: { column: 'state', values: REPORT_STATES },
    invoiced: { column: 'isInvoiced', values: { Yes: true, No: false } },
    createdFrom: momentsFrom('r.created_at'),
    createdTo: momentsUntil('r.created_at'),
  },
  csv: {
    fileName: () => datedFile('webshop_single_isin_reports'),
    heads: 'reports.export',
    columns: {
      id: 'id',
      email: 'email',
      company: 'company',
      date: 'day',
      isins: ({ isins }) => isins.map(({ isin }) => isin).join(', '),
      missing: ({ isins }) =>
        isins.flatMap(({ isin, isAvailable }) => (isAvailable ? [] : [isin])).join(', '),
      created: 'createdAt',
      state: ({ state }, say) => say(`reports.export.states.${state}`),
      price: ({ priceCents }) => priceCents / 100,
      discount: ({ discountCents }) => discountCents / 100,
      total: ({ totalCents }) => totalCents / 100,
    },
  },
})

/**
 * A part of what the customer is called, and where it can be one the number as it is shown, an ISIN or a common code.
 * What each of these finds is an array, so that PostgreSQL goes by three indexes at once and reads no other report.
 */
function foundBy(text: string): Condition {
  const named = `%${literally(text)}%`
  const codes = [byNumber(text), byCode(text)].filter((one) => one !== null)
  // Customers alone are found along their index, and put in order by it.
  if (codes.length === 0) return { sql: 'u.search_text like lower(?)', values: [named] }
  const byName =
    'r.user_id = any(array(select s.id from users s where s.search_text like lower(?)))'
  return either([...codes, { sql: byName, values: [named] }])
}

function byNumber(text: string): Condition | null {
  const [, number] = /^(?:r-)?(\d{1,15})$/i.exec(text) ?? []
  return number ? { sql: 'r.id = ?::bigint', values: [number] } : null
}

const CODE = /^(?:[a-z]{2}[a-z\d]{9}\d|\d{1,9})$/i

function byCode(text: string): Condition | null {
  if (!CODE.test(text)) return null
  const codes = [text.toUpperCase(), text.padStart(9, '0')]
  return {
    sql: `r.id = any(array(select i.report_id from report_isins i
                            where i.entry = any(?::text[]) or i.isin = any(?::text[])))`,
    values: [codes, codes],
  }
}
