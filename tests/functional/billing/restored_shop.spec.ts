import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { modules } from '#generated/modules'
import { SYSTEM_ACTOR } from '#shared/audit'
import { restoredSteps } from '#shared/backup/restored'
import { takeSteps } from '#shared/backup/take_steps'
import { rows } from '#shared/database'
import { issueInvoice } from '#billing/actions/invoice/issue_invoice'
import { listInvoicesOfOrder } from '#billing/queries/invoice/find_invoice'
import { listRefunds } from '#billing/queries/refund/find_refund'
import { cancelCharge } from '#orders'
import { givenBuyer, givenSoldProduct } from '#tests/fixtures/basket/given_basket'
import { sweepCardRefunds } from '#tests/fixtures/billing/sweep_card_refunds'
import { contradictionsOfMoney } from '#tests/fixtures/billing/contradictions'
import {
  attemptsOf,
  givenCard,
  givenCardProvider,
  payByCard,
} from '#tests/fixtures/orders/card_payment'
import { ordersOf } from '#tests/fixtures/orders/checkout'
import type { CardProvider } from '../../../sandbox/card_provider/server.ts'

const AHEAD = 1_000
const AMOUNT = 10_001

type Client = Parameters<typeof payByCard>[0]

/** The connection of the test's own transaction, as the library below Lucid has it. */
const connection = {
  async query<T extends object>(sql: string, values: readonly unknown[] = []) {
    const text = sql.replaceAll('?', '\\?').replaceAll(/\$\d/g, '?')
    const bound = [...sql.matchAll(/\$(\d)/g)].map(([, at]) => values[Number(at) - 1])
    return db.rawQuery<{ rows: T[]; rowCount: number }>(text, bound as never)
  },
}

/** As if the rows that are there now came from a backup. */
const restore = async () =>
  takeSteps(connection, 'kontor-then', { steps: await restoredSteps(modules), numbers: AHEAD })

test.group('A restored shop', (group) => {
  let provider: CardProvider
  group.setup(async () => {
    provider = await givenCardProvider()
    return () => provider.stop()
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    provider.provider.play('')
    await givenSoldProduct('TICKS')
    await rows(null, 'update products set credit_card = true')
  })

  async function paidByCard(client: Client) {
    const buyer = await givenBuyer('TICKS')
    await payByCard(client, buyer, await givenCard())
    const [order] = await ordersOf(buyer)
    const [attempt] = await attemptsOf(buyer)
    const payment = provider.provider.payments.payments.get(attempt!.paymentId!)!
    return { number: order!.number, payment }
  }

  test('gives no number twice, and the auditor knows of the gap', async ({ assert, client }) => {
    const before = await paidByCard(client)
    await issueInvoice(before.number, SYSTEM_ACTOR)
    await restore()
    const after = await paidByCard(client)
    await issueInvoice(after.number, SYSTEM_ACTOR)
    assert.equal(after.number, before.number + 1 + AHEAD)
    const [earlier] = await listInvoicesOfOrder(before.number)
    const [later] = await listInvoicesOfOrder(after.number)
    assert.equal(later!.number, earlier!.number + 1 + AHEAD)
    const gap = `between the invoices or the credit notes: Invoice ${earlier!.number + 1}`
    assert.notInclude((await contradictionsOfMoney()).join('\n'), gap)
  })

  test('sends no mail by itself that may have gone after the backup', async ({
    assert,
    client,
  }) => {
    await paidByCard(client)
    const waiting = `select id from mail_outbox where state = 'Waiting'`
    assert.isNotEmpty(await rows(null, waiting))
    await restore()
    assert.isEmpty(await rows(null, waiting))
  })

  test('gives nothing back twice to a card: what went after the backup is found', async ({
    assert,
    client,
  }) => {
    const { number, payment } = await paidByCard(client)
    await givenForgotten(number)
    await cancelled(number)
    await restore()
    await sweepCardRefunds()
    assert.deepEqual([payment.cancels, Number(payment.canceled) / 100], [1, AMOUNT])
    assert.equal((await listRefunds(number))[0]!.state, 'Done')
  })

  test('gives back to a card what had not gone yet', async ({ assert, client }) => {
    const { number, payment } = await paidByCard(client)
    await givenForgotten(number)
    await restore()
    await sweepCardRefunds()
    assert.deepEqual([payment.cancels, Number(payment.canceled) / 100], [1, AMOUNT])
    assert.equal((await listRefunds(number))[0]!.state, 'Done')
  })
})

/** A refund that was asked for, and not sent when the backup was made. */
const givenForgotten = (number: number) =>
  rows(
    null,
    `insert into refunds (order_number, way, amount_cents, state, reason, idempotency_key, asked_by)
     values (?, 'Card', ?, 'Pending', 'Two days were missing', 'forgotten', 'System')`,
    [number, AMOUNT]
  )

/** The shop sent it after its backup. */
async function cancelled(number: number) {
  const [attempt] = await rows<{ paymentId: string; chargeId: string }>(
    null,
    `select payment_id as "paymentId", charge_id as "chargeId" from payment_attempts where order_number = ?`,
    [number]
  )
  await cancelCharge(attempt!.paymentId, attempt!.chargeId, AMOUNT)
}
