import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { createStaff } from '#database/factories/identity/people'
import { rows } from '#shared/database'
import { bookEntries } from '#billing/actions/statement/book_entries'
import { importStatement } from '#billing/actions/statement/import_statement'
import { refundOrder } from '#billing/actions/refund/refund_order'
import { listInvoicesOfOrder } from '#billing/queries/invoice/find_invoice'
import { listStatementEntries } from '#billing/queries/statement/statement_rows'
import { checkout, emptyOrders, ordersOf } from '#tests/fixtures/orders/checkout'
import { contradictionsOfMoney } from '#tests/fixtures/billing/contradictions'
import { givenBuyer, givenSoldProduct } from '#tests/fixtures/basket/given_basket'
import { camtOf } from '#tests/fixtures/billing/given_statement'
import { drainJobs } from '#tests/support/drain_jobs'

const GROSS = 41_650

/** Everything is written for good here, because parallel people need connections of their own. */
test.group('Orders | from the order to its money and back', (group) => {
  group.each.teardown(async () => {
    await emptyOrders()
    await rows(null, 'truncate bank_statements cascade')
    await rows(null, `update invoice_counters set last_number = 10000`)
  })

  async function imported(number: number) {
    const file = { name: 'a.xml', content: Buffer.from(camtOf([{ cents: GROSS, order: number }])) }
    const result = await importStatement({ ...file, actor: { id: null, label: 'Accounts' } })
    if (!result.ok) throw new Error(result.refusal.code)
    const [entry] = await listStatementEntries(result.value.id)
    return { statementId: result.value.id, entryId: entry!.id }
  }

  test('ten book one line and ten give it back: one payment, one refund, sums that fit', async ({
    assert,
    client,
  }) => {
    await givenSoldProduct('TICKS')
    const buyer = await givenBuyer('TICKS')
    await checkout(client, buyer)
    const [order] = await ordersOf(buyer)
    const admin = await createStaff('admin')
    const actor = { id: admin.id, label: 'Accounts' }
    const { statementId, entryId } = await imported(order!.number)

    const book = () => bookEntries(statementId, [{ entryId }], actor)
    const booked = await Promise.all(Array.from({ length: 10 }, book))
    assert.lengthOf(
      booked.filter((one) => one.booked.length === 1),
      1
    )
    await drainJobs({ only: ['orders.issue_invoice'] })
    await drainJobs({ only: ['orders.issue_invoice'] })
    assert.lengthOf(await listInvoicesOfOrder(order!.number), 1)

    const refund = () =>
      refundOrder({
        orderNumber: order!.number,
        amountCents: GROSS,
        reason: 'Cancelled',
        idempotencyKey: randomUUID(),
        actor,
      })
    const refunds = await Promise.all(Array.from({ length: 10 }, refund))
    assert.lengthOf(
      refunds.filter(({ ok }) => ok),
      1
    )
    const [invoice, note, ...more] = await listInvoicesOfOrder(order!.number)
    assert.isEmpty(more)
    assert.deepEqual(
      [note!.netCents, note!.vatCents, note!.grossCents],
      [invoice!.netCents, invoice!.vatCents, GROSS]
    )
    assert.deepEqual(await contradictionsOfMoney(), [])
  })

  test('the auditor sees money that does not fit', async ({ assert, client }) => {
    await givenSoldProduct('TICKS')
    const buyer = await givenBuyer('TICKS')
    await checkout(client, buyer)
    const [order] = await ordersOf(buyer)
    const { entryId } = await imported(order!.number)
    await rows(
      null,
      `insert into order_payments (order_number, amount_cents, booked_on, entry_id, booked_by)
       values (?, 1, current_date, ?, 'Nobody')`,
      [order!.number, entryId]
    )
    await rows(
      null,
      `insert into refunds (order_number, way, amount_cents, state, reason, idempotency_key, asked_by)
       values (?, 'BankTransfer', 2, 'Pending', 'x', 'x', 'Nobody')`,
      [order!.number]
    )
    assert.sameMembers(await contradictionsOfMoney(), [
      `more went back than came in: ${order!.number}`,
      `a line of a statement and its payment disagree: ${entryId}`,
    ])
  })
})
