import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { rows } from '#shared/database'
import { confirmTransfer } from '#billing/actions/statement/confirm_transfer'
import { bookEntries } from '#billing/actions/statement/book_entries'
import { importStatement } from '#billing/actions/statement/import_statement'
import { setEntryAside } from '#billing/actions/statement/set_entry_aside'
import { changeOrder } from '#orders/actions/staff/change_order'
import { refundOrder } from '#billing/actions/refund/refund_order'
import { CalendarDay } from '#shared/domain/calendar_day'
import { listInvoicesOfOrder } from '#billing/queries/invoice/find_invoice'
import { listRefunds } from '#billing/queries/refund/find_refund'
import { listStatementEntries } from '#billing/queries/statement/statement_rows'
import { announcementsFor } from '#tests/fixtures/orders/announcements'
import { emptyOrders } from '#tests/fixtures/orders/checkout'
import { contradictionsOfMoney } from '#tests/fixtures/billing/contradictions'
import { givenOrder, stateOf } from '#tests/fixtures/orders/given_order'
import { camtOf, type Line } from '#tests/fixtures/billing/given_statement'

const GROSS = 47_600
const ACTOR = { id: null, label: 'Accounts' }
const times = (count: number) => Array.from({ length: count }, (_, at) => at)

async function imported(lines: Line[]) {
  const file = { name: 'a.xml', content: Buffer.from(camtOf(lines)), actor: ACTOR }
  const result = await importStatement(file)
  if (!result.ok) throw new Error(result.refusal.code)
  return { id: result.value.id, entries: await listStatementEntries(result.value.id) }
}

const paymentsOf = (number: number) =>
  rows<{ cents: number }>(
    null,
    'select amount_cents as cents from order_payments where order_number = ?',
    [number]
  )

/** Real connections, so nothing is undone by itself. */
test.group('Orders | money at the same moment', (group) => {
  group.each.teardown(async () => {
    await emptyOrders()
    await rows(null, 'truncate bank_statements cascade')
    await rows(null, `update invoice_counters set last_number = 10000`)
  })

  test('two transfers for one order, from two statements, by eight people: one is booked', async ({
    assert,
  }) => {
    const number = await givenOrder()
    const statements = [
      await imported([{ cents: GROSS, order: number }]),
      await imported([{ cents: GROSS, order: number }]),
    ]
    const answers = await Promise.all(
      times(8).map((at) => {
        const { id, entries } = statements[at % 2]!
        return bookEntries(id, [{ entryId: entries[0]!.id }], ACTOR)
      })
    )
    assert.lengthOf(
      answers.flatMap(({ booked }) => booked),
      1
    )
    for (const { code } of answers.flatMap(({ refused }) => refused)) {
      assert.oneOf(code, ['statements.refused.already_booked', 'statements.refused.booked'])
    }
    assert.lengthOf(await paymentsOf(number), 1)
    assert.deepInclude(await stateOf(number), { state: 'Confirmed', version: 2 })
    assert.equal(await announcementsFor(number, 'orders.start_fulfilment'), 1)
    assert.isEmpty(await contradictionsOfMoney())
  })

  test('two lines of one statement in opposite orders hold nobody up for good', async ({
    assert,
  }) => {
    const [one, other] = [await givenOrder(), await givenOrder()]
    const { id, entries } = await imported([
      { cents: GROSS, order: one },
      { cents: GROSS, order: other },
    ])
    const bookings = entries.map(({ id: entryId }) => ({ entryId }))
    await Promise.all(
      times(6).map((at) => bookEntries(id, at % 2 ? bookings : bookings.toReversed(), ACTOR))
    )
    for (const number of [one, other]) assert.lengthOf(await paymentsOf(number), 1)
  })

  test('a line of a statement, the order’s form and its state, at once: it is paid once', async ({
    assert,
  }) => {
    const number = await givenOrder()
    const { id, entries } = await imported([{ cents: GROSS, order: number }])
    const bookedOn = CalendarDay.today()
    await Promise.all([
      bookEntries(id, [{ entryId: entries[0]!.id }], ACTOR),
      confirmTransfer({ orderNumber: number, bookedOn, amountCents: GROSS, actor: ACTOR }),
      changeOrder({
        ...{ orderNumber: number, expectedVersion: 1, state: 'Confirmed', actor: ACTOR },
      }),
    ])
    assert.lengthOf(await paymentsOf(number), 1)
    assert.equal((await stateOf(number)).state, 'Confirmed')
    assert.isEmpty(await contradictionsOfMoney())
  })

  test('a line is booked or set aside, never both', async ({ assert }) => {
    const number = await givenOrder()
    const { id, entries } = await imported([{ cents: GROSS, order: number }])
    const entryId = entries[0]!.id
    await Promise.all(
      times(6).map((at) =>
        at % 2
          ? setEntryAside({ statementId: id, entryId, isAside: true, actor: ACTOR })
          : bookEntries(id, [{ entryId }], ACTOR)
      )
    )
    const [entry] = await listStatementEntries(id)
    const isBooked = entry!.state === 'Booked'
    assert.lengthOf(await paymentsOf(number), isBooked ? 1 : 0)
    assert.equal((await stateOf(number)).state, isBooked ? 'Confirmed' : 'Registered')
  })

  test('ten refunds with ten keys: as many as were paid for, and not a cent more', async ({
    assert,
  }) => {
    const number = await givenOrder()
    await confirmTransfer({
      ...{ orderNumber: number, bookedOn: CalendarDay.today(), amountCents: GROSS },
      actor: ACTOR,
    })
    const part = 15_000
    const wish = () => ({
      ...{ orderNumber: number, amountCents: part, reason: 'Part', actor: ACTOR },
      idempotencyKey: randomUUID(),
    })
    const answers = await Promise.all(times(10).map(() => refundOrder(wish())))
    assert.lengthOf(
      answers.filter(({ ok }) => ok),
      Math.floor(GROSS / part)
    )
    const codes = new Set(answers.flatMap((one) => (one.ok ? [] : [one.refusal.code])))
    assert.deepEqual([...codes], ['refunds.errors.too_much'])
    assert.lengthOf(await listRefunds(number), 3)
    assert.lengthOf(await listInvoicesOfOrder(number), 4)
    assert.isEmpty(await contradictionsOfMoney())
  })

  test('one key ten times is one refund', async ({ assert }) => {
    const number = await givenOrder()
    await confirmTransfer({
      ...{ orderNumber: number, bookedOn: CalendarDay.today(), amountCents: GROSS },
      actor: ACTOR,
    })
    const wish = {
      ...{ orderNumber: number, amountCents: 1_000, reason: 'Part', actor: ACTOR },
      idempotencyKey: randomUUID(),
    }
    const answers = await Promise.all(times(10).map(() => refundOrder(wish)))
    assert.isTrue(answers.every(({ ok }) => ok))
    assert.lengthOf(await listRefunds(number), 1)
  })
})
