import { SYSTEM_ACTOR } from '#shared/audit'
import { issueInvoice } from '#billing/actions/invoice/issue_invoice'
import { importStatement } from '#billing/actions/statement/import_statement'
import { listStatementEntries } from '#billing/queries/statement/statement_rows'
import {
  only,
  own,
  signedIn,
  type Given,
  type People,
  type Role,
  type Row,
} from '#tests/fixtures/identity/access/row'
import { givenCompletedOrder } from '#tests/fixtures/orders/completed_order'
import { camtOf } from '#tests/fixtures/billing/given_statement'

/** An order of the customer with its invoice, and a statement with a line of no order. */
export async function given({ customer }: People): Promise<Given> {
  const orderId = await givenCompletedOrder(customer)
  const issued = await issueInvoice(orderId, SYSTEM_ACTOR)
  const content = Buffer.from(camtOf([{ cents: 100 }]))
  const imported = await importStatement({ name: 'access.xml', content, actor: SYSTEM_ACTOR })
  if (!issued.ok || !imported.ok) throw new Error('No invoice or no statement')
  const [entry] = await listStatementEntries(imported.value.id)
  return {
    orderId,
    customerId: customer.id,
    invoice: issued.value.label,
    month: issued.value.issuedOn.slice(0, 7),
    statement: imported.value.id,
    entry: entry!.id,
    refund: '00000000-0000-4000-8000-000000000000',
  }
}

const INVOICES = '/admin/manage-orders/invoices'
const STATEMENTS = '/admin/manage-orders/statements'

const readers = (route: string) => only(['viewer', 'manager', 'admin'], route, 200)
const keepers = (route: string, answer: 200 | 302 | 'refused', body?: Record<string, unknown>) =>
  only(['manager', 'admin'], route, answer, { sends: () => ({ body }) })

const pageRows = [
  signedIn('GET /my-account/invoices', 200),
  own('GET /my-account/invoices/:month/files.zip', 200),
  own('GET /my-account/my-orders/invoices/:invoice', 200),
  own('GET /my-account/my-orders/invoices/:invoice/xml', 200),
  readers(`GET ${INVOICES}`),
  readers(`GET ${INVOICES}/export`),
  readers(`GET ${INVOICES}/:invoice`),
  readers(`GET ${INVOICES}/:invoice/xml`),
  keepers(`POST ${INVOICES}/:invoice/mails`, 302),
  keepers(`POST ${INVOICES}/bulk/mail`, 200, { keys: [1], isRehearsal: true }),
  keepers('POST /admin/manage-orders/:orderId/invoices', 302),
  keepers('POST /admin/manage-orders/:orderId/transfers', 'refused'),
  keepers(`GET ${STATEMENTS}`, 200),
  keepers(`GET ${STATEMENTS}/export`, 200),
  keepers(`POST ${STATEMENTS}`, 'refused'),
  keepers(`GET ${STATEMENTS}/:statement`, 200),
  keepers(`POST ${STATEMENTS}/:statement/bookings`, 'refused'),
  keepers(`PUT ${STATEMENTS}/:statement/entries/:entry`, 302, { isAside: true }),
  only(['admin'], 'POST /admin/manage-orders/:orderId/refunds', 'refused'),
  only(['admin'], 'PUT /admin/manage-orders/:orderId/refunds/:refund', 'refused'),
]

const API = '/api/v1'
const THE_ORDER = `${API}/orders/:id/:sub`

const theOrder = ({ orderId, customerId }: Given) => ({
  params: { id: orderId!, sub: customerId! },
})

/** The customer's own, and those of all customers for who reads orders. */
const ownOrRead = (route: string, sends?: Row['sends']) =>
  own(route, 200, { sends, but: { viewer: 200, manager: 200, admin: 200 } })

const calls = (roles: Role[]) => (route: string, answer: number, body?: Record<string, unknown>) =>
  only(roles, route, answer, { sends: (values) => ({ ...theOrder(values), body }) })
const keeperCalls = calls(['manager', 'admin'])
const adminCalls = calls(['admin'])

const apiRows = [
  signedIn(`GET ${API}/invoices`, 200),
  ownOrRead(`GET ${API}/invoices/:invoice`),
  ownOrRead(`GET ${API}/invoices/:invoice/pdf`),
  ownOrRead(`GET ${API}/invoices/:invoice/xml`),
  only(['manager', 'admin'], `POST ${API}/invoices`, 201, {
    sends: ({ orderId }) => ({ body: { orderId } }),
  }),
  keeperCalls(`POST ${API}/invoices/:invoice/mails`, 201),
  ownOrRead(`GET ${THE_ORDER}/money`, theOrder),
  keeperCalls(`POST ${THE_ORDER}/transfers`, 409, { bookedOn: 20260101, amount: 1 }),
  adminCalls(`POST ${THE_ORDER}/refunds`, 422),
  adminCalls(`PUT ${THE_ORDER}/refunds/:refund`, 409, { bookedOn: 20260101 }),
  keeperCalls(`GET ${API}/bank-statements`, 200),
  keeperCalls(`POST ${API}/bank-statements`, 422),
  keeperCalls(`GET ${API}/bank-statements/:statement`, 200),
  keeperCalls(`GET ${API}/bank-statements/:statement/entries`, 200),
  keeperCalls(`PUT ${API}/bank-statements/:statement/entries/:entry`, 200, { isAside: true }),
  keeperCalls(`POST ${API}/bank-statements/:statement/bookings`, 422),
]

export const rows = [...pageRows, ...apiRows]
