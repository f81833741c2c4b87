import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import type User from '#identity/models/user'
import { createStaff } from '#database/factories/identity/people'
import { CalendarDay } from '#shared/domain/calendar_day'
import { findUserOf } from '#tests/fixtures/orders/user_of_order'
import { creditorReference } from '#shared/domain/creditor_reference'
import { givenOrder, stateOf } from '#tests/fixtures/orders/given_order'
import { givenPaidOrder } from '#tests/fixtures/orders/given_paid_order'
import { camtOf } from '#tests/fixtures/billing/given_statement'

type Data = Record<string, unknown> & { id: number; content: Record<string, unknown>[] }
type Answer = { data: Data; errors: { code: string; field?: string }[] }

const GROSS = 47_600
const STATEMENTS: string = '/api/v1/bank-statements'

const read = async (client: ApiClient, user: User, path: string): Promise<Data> => {
  const answer = await client.get(path).loginAs(user)
  answer.assertStatus(200)
  return (answer.body() as Answer).data
}

const upload = (client: ApiClient, user: User, content: string) =>
  client
    .post(STATEMENTS)
    .file('file', Buffer.from(content), { filename: 'statement.xml' })
    .accept('json')
    .loginAs(user)
    .withCsrfToken()

const post = (client: ApiClient, user: User, path: string, body: object = {}) =>
  client.post(path).json(body).loginAs(user).withCsrfToken()

test.group('HTTP API | money of orders', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a statement is imported, its proposal booked once, and the order goes on', async ({
    assert,
    client,
  }) => {
    const number = await givenOrder()
    const manager = await createStaff('manager')
    const file = camtOf([{ cents: GROSS, order: number }, { cents: 100 }])
    const imported = await upload(client, manager, file)
    imported.assertStatus(201)
    const { id } = (imported.body() as Answer).data
    const again = await upload(client, manager, file)
    again.assertStatus(409)
    assert.equal((again.body() as Answer).errors[0]!.code, 'statements.errors.replayed')

    const { content } = await read(client, manager, `${STATEMENTS}/${id}/entries`)
    assert.containsSubset(content, [
      { amount: 476, booked: 20261120, orderId: number, due: 476, proposal: 'exact' },
      { amount: 1, orderId: null, due: null, proposal: 'unknown' },
    ])
    const [exact, other] = content as { id: number }[]
    const second = await read(client, manager, `${STATEMENTS}/${id}/entries?limit=1&page=2`)
    assert.containsSubset(second, { content: [{ id: other!.id }], totalCount: 2 })
    assert.lengthOf(second.content, 1)
    const bookings = [{ entryId: exact!.id }, { entryId: other!.id }]
    const booked = await post(client, manager, `${STATEMENTS}/${id}/bookings`, { bookings })
    assert.containsSubset((booked.body() as Answer).data, {
      booked: [{ entryId: exact!.id, orderId: number, missing: 0 }],
      refused: [{ entryId: other!.id, code: 'statements.refused.unknown' }],
    })
    const twice = await post(client, manager, `${STATEMENTS}/${id}/bookings`, { bookings })
    assert.isEmpty((twice.body() as Answer).data.booked)
    assert.equal((await stateOf(number)).state, 'Confirmed')
    const aside = await client
      .put(`${STATEMENTS}/${id}/entries/${other!.id}`)
      .json({ isAside: true })
      .loginAs(manager)
      .withCsrfToken()
    aside.assertStatus(200)
    const [statement] = (await read(client, manager, STATEMENTS)).content
    assert.containsSubset(statement, { id, lines: 2, openLines: 0, incoming: 477 })
  })

  test('a broken file is refused with its reason, and nothing is kept', async ({
    assert,
    client,
  }) => {
    const manager = await createStaff('manager')
    const broken = await upload(client, manager, camtOf([{ cents: 1 }]).slice(0, -40))
    broken.assertStatus(422)
    assert.equal((broken.body() as Answer).errors[0]!.code, 'statements.errors.unreadable')
    assert.isEmpty((await read(client, manager, STATEMENTS)).content)
    const none = await client.get(`${STATEMENTS}/99999999999999999999`).loginAs(manager)
    none.assertStatus(404)
  })

  test('a transfer is confirmed, its invoice issued, a part given back with a credit note', async ({
    assert,
    client,
  }) => {
    const number = await givenOrder()
    const buyer = await findUserOf(number)
    const admin = await createStaff('admin')
    const at = `/api/v1/orders/${number}/${buyer.id}`
    const today = CalendarDay.today().number
    const day = (bookedOn: number) =>
      post(client, admin, `${at}/transfers`, { bookedOn, amount: 476, reference: 'Bank 1' })
    const never = await day(20260230)
    assert.equal((never.body() as Answer).errors[0]!.field, 'bookedOn')
    const confirmed = await day(today)
    confirmed.assertStatus(201)
    const issued = await post(client, admin, '/api/v1/invoices', { orderId: number })
    issued.assertStatus(201)
    const { invoice } = (issued.body() as Answer).data
    assert.containsSubset(await read(client, buyer, `/api/v1/invoices/${String(invoice)}`), {
      ...{ kind: 'Invoice', orderId: number, netPrice: 400, vat: 19, vatAmount: 76 },
      ...{ grossPrice: 476, vatReason: 'domestic', corrects: null },
    })

    const wish = { amount: 100, reason: 'A day was missing', idempotencyKey: randomUUID() }
    const refund = await post(client, admin, `${at}/refunds`, wish)
    refund.assertStatus(201)
    const same = await post(client, admin, `${at}/refunds`, wish)
    assert.deepEqual(same.body(), refund.body())
    const much = await post(client, admin, `${at}/refunds`, {
      ...{ ...wish, amount: 376.01, idempotencyKey: randomUUID() },
    })
    much.assertStatus(409)
    const { id } = (refund.body() as Answer).data
    const done = await client
      .put(`${at}/refunds/${id}`)
      .json({ bookedOn: today })
      .loginAs(admin)
      .withCsrfToken()
    done.assertStatus(200)

    const money = await read(client, buyer, `${at}/money`)
    const payments = [{ source: 'Manual', amount: 476, booked: today, reference: 'Bank 1' }]
    assert.containsSubset(money, { gross: 476, paid: 476, refunded: 100, refundable: 376 })
    assert.deepEqual(money.payments, payments)
    assert.notProperty((money.refunds as object[])[0], 'reason')
    assert.lengthOf(money.invoices as string[], 2)
    const notes = await read(client, buyer, '/api/v1/invoices?kind=CreditNote')
    assert.containsSubset(notes.content, [{ corrects: invoice, grossPrice: 100 }])
  })

  test('papers are files, and only of own orders', async ({ assert, client }) => {
    const [one, other] = [await givenPaidOrder(), await givenPaidOrder()]
    const admin = await createStaff('admin')
    const labels = []
    for (const orderId of [one, other]) {
      const issued = await post(client, admin, '/api/v1/invoices', { orderId })
      labels.push(String((issued.body() as Answer).data.invoice))
    }
    const buyer = await findUserOf(one)
    const list = await read(client, buyer, '/api/v1/invoices')
    assert.deepEqual(
      list.content.map(({ invoice }) => invoice),
      [labels[0]]
    )
    const pdf = await client.get(`/api/v1/invoices/${labels[0]}/pdf`).loginAs(buyer)
    assert.include(pdf.header('content-type'), 'application/pdf')
    const xml = await client.get(`/api/v1/invoices/${labels[0]}/xml`).loginAs(buyer)
    assert.include(xml.text(), labels[0]!)
    for (const path of ['', '/pdf', '/xml']) {
      const foreign = await client.get(`/api/v1/invoices/${labels[1]}${path}`).loginAs(buyer)
      foreign.assertStatus(404)
    }
    const mailed = await post(client, admin, `/api/v1/invoices/${labels[0]}/mails`)
    mailed.assertStatus(201)
    assert.equal((mailed.body() as Answer).data.email, 'bills@buyer.example')
    const unpaid = await post(client, admin, '/api/v1/invoices', { orderId: await givenOrder() })
    unpaid.assertStatus(409)
  })

  test('an order set to Confirmed is paid: {title}')
    .with([
      { title: 'today, with its own reference', sent: {}, reference: null },
      {
        title: 'as staff say',
        sent: { paymentReference: 'Statement 12', bookedOn: 0 },
        reference: 'Statement 12',
      },
    ])
    .run(async ({ assert, client }, { sent, reference }) => {
      const number = await givenOrder()
      const buyer = await findUserOf(number)
      const manager = await createStaff('manager')
      const at: string = `/api/v1/orders/${number}/${buyer.id}`
      const today = CalendarDay.today().number
      const body = {
        orderState: 'Confirmed',
        ...sent,
        ...('bookedOn' in sent && { bookedOn: today }),
      }
      const changed = await client.put(at).json(body).loginAs(manager).withCsrfToken()
      changed.assertStatus(200)
      const money = await read(client, manager, `${at}/money`)
      assert.containsSubset(money, { paid: 476, refundable: 476 })
      assert.containsSubset(money.payments, [
        { source: 'Manual', amount: 476, reference: reference ?? creditorReference(number) },
      ])
    })
})
