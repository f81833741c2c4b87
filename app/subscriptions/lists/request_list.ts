import { dayNumber, defineList, momentsFrom, momentsUntil } from '#shared/lists'
import { REQUEST_STATES, type RequestState } from '#subscriptions/domain/request_state'

export type ListedRequest = {
  id: number
  userId: number | null
  firstName: string
  lastName: string
  person: string
  company: string | null
  email: string
  typeId: number | null
  typeName: string | null
  productName: string
  startsOn: string | null
  currencies: string[]
  parts: string
  message: string
  state: RequestState
  reason: string | null
  createdAt: Date
  decidedAt: Date | null
}

/** What was asked for; `person` and `parts` are for searching and tables. */
export const requestList = defineList<ListedRequest>()({
  columns: {
    id: 'r.id',
    userId: 'r.user_id',
    firstName: 'r.first_name',
    lastName: 'r.last_name',
    person: `r.first_name || ' ' || r.last_name`,
    company: 'r.company',
    email: 'r.email',
    typeId: 'r.type_id',
    typeName: 't.name',
    productName: 'r.product_name',
    startsOn: 'r.starts_on',
    currencies: 'r.currencies',
    parts: `array_to_string(r.currencies, ', ')`,
    message: 'r.message',
    state: 'r.state',
    reason: 'r.reason',
    createdAt: 'r.created_at',
    decidedAt: 'r.decided_at',
  },
  from: 'subscription_requests r left join subscription_types t on t.id = r.type_id',
  sort: {
    id: 'id',
    person: { lower: 'person' },
    typeName: 'typeName',
    productName: 'productName',
    startsOn: 'startsOn',
    state: 'state',
  },
  usual: { by: 'id', direction: 'desc' },
  mostRows: 1_000,
  tieBreaker: 'r.id',
  search: ['person', 'company', 'email', 'typeName', 'productName', 'parts'],
  filters: {
    state: { column: 'state', values: REQUEST_STATES },
    account: {
      condition: ([which]: string[]) => ({
        sql: which === 'With' ? 'r.user_id is not null' : 'r.user_id is null',
        values: [],
      }),
      values: ['With', 'Without'],
    },
    createdFrom: momentsFrom('r.created_at'),
    createdTo: momentsUntil('r.created_at'),
  },
  csv: {
    fileName: 'webshop_subscription_requests',
    heads: 'subscriptions.subscription_requests.list.columns',
    columns: {
      ...{ id: 'id', person: 'person', company: 'company', email: 'email', typeName: 'typeName' },
      ...{ productName: 'productName', startsOn: ({ startsOn }) => dayNumber(startsOn) },
      ...{ parts: 'parts', state: 'state' },
      ...{ reason: 'reason', createdAt: 'createdAt', decidedAt: 'decidedAt' },
    },
  },
})
