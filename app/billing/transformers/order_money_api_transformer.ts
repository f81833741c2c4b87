import { BaseTransformer } from '@adonisjs/core/transformers'
import type { OrderMoney } from '#billing/queries/invoice/order_money'
import { PAYMENT_METHODS } from '#catalogue'
import { fieldsOf, is } from '#shared/http/api_description'
import { eurosToWire, wireDayOf } from '#shared/http/wire'

const { about, euros, integer, listOf, moment, nullable, object, oneOf, text, wireDay } = is

type Refund = OrderMoney['refunds'][number]
type Payment = Pick<OrderMoney['payments'][number], 'source' | 'amountCents' | 'on' | 'reference'>

const sums = fieldsOf<OrderMoney>()({
  gross: [euros, ({ grossCents }) => eurosToWire(grossCents)],
  paid: [euros, ({ paidCents }) => eurosToWire(paidCents)],
  refunded: [euros, ({ refundedCents }) => eurosToWire(refundedCents)],
  refundable: [euros, ({ refundableCents }) => eurosToWire(refundableCents)],
  invoices: [
    about(listOf(text), 'Numbers of its invoice and credit notes.'),
    ({ invoices }) => invoices.map(({ label }) => label),
  ],
})

const payment = fieldsOf<Payment>()({
  source: oneOf(['Card', 'Statement', 'Manual']),
  amount: [euros, ({ amountCents }) => eurosToWire(amountCents)],
  booked: [wireDay, ({ on }) => wireDayOf(on)],
  reference: nullable(text),
})

const asked = fieldsOf<Pick<Refund, 'id' | 'way' | 'state' | 'amountCents'>>()({
  id: text,
  way: oneOf(PAYMENT_METHODS),
  state: oneOf(['Pending', 'Done', 'Refused']),
  amount: [euros, ({ amountCents }) => eurosToWire(amountCents)],
})

const refund = fieldsOf<Refund>()({
  booked: [nullable(wireDay), ({ bookedOn }) => wireDayOf(bookedOn)],
  created: [moment, ({ createdAt }) => createdAt.toISOString()],
})

export const refundSchema = asked.schema

export const orderMoneySchema = object({
  ...sums.schemas,
  payments: listOf(
    object({ ...payment.schemas, 'by?': nullable(text), 'statementId?': nullable(integer) })
  ),
  refunds: listOf(
    object({ ...asked.schemas, ...refund.schemas, 'reason?': text, 'askedBy?': text })
  ),
})

/** What staff write for each other stays with them. */
export default class OrderMoneyApiTransformer extends BaseTransformer<OrderMoney> {
  toObject() {
    const { payments, refunds } = this.resource
    return {
      ...sums.of(this.resource),
      payments: payments.map((one) => ({
        ...payment.of(one),
        ...this.pick(one, ['by', 'statementId']),
      })),
      refunds: refunds.map((one) => ({
        ...refundOf(one),
        ...this.pick(one, ['reason', 'askedBy']),
      })),
    }
  }

  forCustomer() {
    const { payments, refunds } = this.resource
    const shown = refunds.filter(({ state }) => state !== 'Refused')
    return {
      ...sums.of(this.resource),
      payments: payments.map((one) => payment.of(one)),
      refunds: shown.map(refundOf),
    }
  }
}

const refundOf = (one: Refund) => ({ ...asked.of(one), ...refund.of(one) })
