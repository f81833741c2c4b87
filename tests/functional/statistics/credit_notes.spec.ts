import { randomUUID } from 'node:crypto'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { issueInvoice } from '#billing/actions/invoice/issue_invoice'
import { confirmRefundTransfer } from '#billing/actions/refund/confirm_refund_transfer'
import { refundOrder } from '#billing/actions/refund/refund_order'
import { listInvoicesOfOrder } from '#billing/queries/invoice/find_invoice'
import { SYSTEM_ACTOR } from '#shared/audit'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { salesFigures } from '#statistics/queries/tabs/sales'
import { givenPaidOrder } from '#tests/fixtures/orders/given_paid_order'

const GROSS = 47_600
const TOO_MUCH = 2_400
const PLACED_ON = CalendarDay.of(2026, 3, 2)

/** The money of the sales of the day on which the order was placed. */
async function salesOfDay() {
  const figures = await salesFigures({
    ...{ from: PLACED_ON, to: PLACED_ON, comparison: 'none' },
    ...{ states: [], types: [], payments: [], users: [] },
  })
  const [gross, credited, standing, refunded, left] = [
    ...['gross', 'credited', 'standing', 'refunded', 'left'],
  ].map((id) => figures.find((figure) => figure.id === id)!.value)
  return { gross, credited, standing, refunded, left }
}

/** What the papers of an order come to. */
async function invoiced(number: number): Promise<number> {
  const papers = await listInvoicesOfOrder(number)
  const cents = papers.map(({ kind, grossCents, roundingCents }) =>
    kind === 'Invoice' ? grossCents : -(grossCents + roundingCents)
  )
  return cents.reduce((sum, one) => sum + one, 0)
}

async function askedBack(orderNumber: number, amountCents: number) {
  const wish = { orderNumber, amountCents, reason: 'A day was missing', actor: SYSTEM_ACTOR }
  const refund = await refundOrder({ ...wish, idempotencyKey: randomUUID() })
  if (!refund.ok) throw new Error(refund.refusal.code)
  return refund.value.id
}

const transferred = (orderNumber: number, refundId: string) =>
  confirmRefundTransfer({
    ...{ orderNumber, refundId, bookedOn: CalendarDay.today(), actor: SYSTEM_ACTOR },
  })

test.group('Statistics | sales and papers', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a credit note moves the day of its order when it is issued, money that goes back when it has gone', async ({
    assert,
  }) => {
    const number = await givenPaidOrder()
    await rows(null, 'update orders set created_at = ? where number = ?', [
      `${PLACED_ON.iso}T10:00:00Z`,
      number,
    ])
    await rows(
      null,
      `insert into order_payments (order_number, amount_cents, booked_on, booked_by)
       values (?, ?, current_date, 'Accounts')`,
      [number, GROSS + TOO_MUCH]
    )
    await issueInvoice(number, SYSTEM_ACTOR)
    const sold = { gross: GROSS, credited: 0, standing: GROSS, refunded: 0, left: GROSS }
    assert.deepEqual(await salesOfDay(), sold)

    // It was never owed, so that no paper says it and the sale stays what it is.
    await transferred(number, await askedBack(number, TOO_MUCH))
    assert.deepEqual(await salesOfDay(), {
      ...sold,
      ...{ refunded: TOO_MUCH, left: GROSS - TOO_MUCH },
    })
    assert.equal(await invoiced(number), GROSS)

    const pending = await askedBack(number, 10_001)
    assert.deepEqual(await salesOfDay(), {
      ...{ gross: GROSS, credited: 10_001, standing: GROSS - 10_001 },
      ...{ refunded: TOO_MUCH, left: GROSS - TOO_MUCH },
    })
    assert.equal(await invoiced(number), GROSS - 10_001)

    await transferred(number, pending)
    const { refunded: back, standing } = await salesOfDay()
    assert.deepEqual([back, standing], [TOO_MUCH + 10_001, await invoiced(number)])
  })
})
