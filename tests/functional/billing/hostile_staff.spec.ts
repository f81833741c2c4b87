import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { createStaff } from '#database/factories/identity/people'
import type User from '#identity/models/user'
import { rows } from '#shared/database'
import { issueInvoice } from '#billing/actions/invoice/issue_invoice'
import { contradictionsOfMoney } from '#tests/fixtures/billing/contradictions'
import { givenOrder } from '#tests/fixtures/orders/given_order'
import { givenPaidOrder } from '#tests/fixtures/orders/given_paid_order'
import { findUserOf } from '#tests/fixtures/orders/user_of_order'

type Try = [method: 'post' | 'put' | 'delete', path: string, body?: object]

const GROSS = 47_600
const API = '/api/v1'
const DAY = { bookedOn: 20_260_101 }

/** What an administrator can send against the rules of money; none of it may be done or end in a 500. */
const TRIES: Try[] = [
  ...[0, -1, 0.001, 1e15, 476.01, 'NaN', null, [1], '１'].map((amount): Try => [
    'post',
    `${API}/orders/ORDER/USER/refunds`,
    { amount, reason: 'Mine', idempotencyKey: randomUUID() },
  ]),
  ['post', `${API}/orders/ORDER/USER/refunds`, { amount: 1, reason: ' ', idempotencyKey: 'x' }],
  ['post', `${API}/orders/ORDER/1/refunds`, { amount: 1, reason: 'x', idempotencyKey: 'KEY' }],
  ...[0, -5, 1e15, '1e3', {}].map((amount): Try => [
    'post',
    `${API}/orders/WAITING/USER2/transfers`,
    { ...DAY, amount },
  ]),
  ['post', `${API}/orders/WAITING/USER2/transfers`, { bookedOn: 29_990_101, amount: 1 }],
  ['post', `${API}/orders/WAITING/USER2/transfers`, { bookedOn: 20_260_230, amount: 1 }],
  ['post', `${API}/orders/ORDER/USER/transfers`, { ...DAY, amount: 476 }],
  /* The amounts of an invoiced order are final, whichever field is tried. */
  ...[{ adminFee: 1 }, { discount: 400 }, { vat: 7 }, { totalPrice: 1 }].map((body): Try => [
    'put',
    `${API}/orders/ORDER/USER`,
    body,
  ]),
  ...[
    { adminFee: -1 },
    { adminFee: 1e15 },
    { discount: -1 },
    { discount: 1e9 },
    { vat: -1 },
    { vat: 101 },
    { vat: 'x' },
    { totalPrice: -1 },
    { orderState: 'New' },
    { orderState: 'Locked' },
    { orderState: 'Paid' },
    { orderState: 'Completed', version: 99 },
    { orderState: 'Rejected' },
    { vat: 0 },
  ].map((body): Try => ['put', `${API}/orders/WAITING/USER2`, body]),
  ['put', `${API}/orders/WAITING/USER`, { remark: 'of somebody else' }],
  ['post', `${API}/invoices`, { orderId: 'WAITING' }],
  ['post', `${API}/bank-statements/1/bookings`, { bookings: [] }],
  ['put', `${API}/bank-statements/99999999999999999999/entries/1`, { isAside: true }],
  ['post', `${API}/quotas`, { dateFrom: 20_300_101, dateTo: 20_291_231, totalAmount: 1 }],
  ['post', `${API}/quotas`, { dateFrom: 20_300_230, dateTo: 20_301_231, totalAmount: 1 }],
  ['post', `${API}/orders/WAITING/USER2/links`, { days: 3 }],
  ['post', `${API}/orders/ORDER/USER/links`, { days: 9999 }],
  ['post', `${API}/empty-order-files`, { orderId: 'ORDER', s3FilePath: '../../etc/passwd' }],
  ['post', `${API}/empty-order-files`, { orderId: 'ORDER', s3FilePath: 'lake/a.csv' }],
]

test.group('Orders | an administrator against the rules', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('whatever is sent is refused, nothing is a mistake of ours, and the money stays as it was', async ({
    assert,
    client,
  }) => {
    const { admin, names } = await givenWorld()
    const before = await worldOf()
    for (const [method, path, body] of TRIES) {
      const response = await send(client, admin, [method, named(path, names), filled(body, names)])
      const tried = `${method} ${path} ${JSON.stringify(body)}`
      assert.isAtLeast(response.status(), 400, tried)
      assert.isBelow(response.status(), 500, tried)
    }
    assert.deepEqual(await worldOf(), before)
    assert.isEmpty(await contradictionsOfMoney())
  })

  async function givenWorld() {
    const [order, waiting] = [await givenPaidOrder(), await givenOrder()]
    await rows(
      null,
      `insert into order_payments (order_number, amount_cents, booked_on, booked_by)
       values (?, ?, current_date, 'Accounts')`,
      [order, GROSS]
    )
    const admin = await createStaff('admin')
    await issueInvoice(order, { id: admin.id, label: admin.email })
    const [one, two] = [await findUserOf(order), await findUserOf(waiting)]
    const names = { ORDER: order, WAITING: waiting, USER2: two.id, USER: one.id }
    return { admin, names }
  }
})

type Names = Record<'ORDER' | 'WAITING' | 'USER2' | 'USER', number>

const named = (text: string, names: Names) =>
  text.replaceAll(/ORDER|WAITING|USER2|USER/g, (name) => String(names[name as keyof Names]))

const filled = (body: object | undefined, names: Names): object =>
  Object.fromEntries(
    Object.entries(body ?? {}).map(([key, value]) => [
      key,
      typeof value === 'string' && value in names ? names[value as keyof Names] : value,
    ])
  )

const send = (client: ApiClient, user: User, [method, path, body]: Try) =>
  client[method](path)
    .json(body ?? {})
    .accept('json')
    .loginAs(user)
    .withCsrfToken()

/** Everything about money that a request could change. */
const worldOf = () =>
  rows(
    null,
    `select o.number, o.state, o.version, o.gross_cents, o.fee_cents, o.discount_cents, o.vat_percent,
            (select count(*) from order_payments p where p.order_number = o.number) as payments,
            (select count(*) from refunds r where r.order_number = o.number) as refunds,
            (select count(*) from invoices i where i.order_number = o.number) as papers,
            (select count(*) from quotas) as quotas, (select count(*) from delivery_links) as links
       from orders o order by o.number`
  )
