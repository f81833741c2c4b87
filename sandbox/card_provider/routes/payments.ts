import { readAmount, writeAmount } from '../amounts.ts'
import { chargeAnswer, paymentAnswer } from '../answers.ts'
import { ProviderError } from '../errors.ts'
import { sendJson, type Call } from '../http.ts'
import { countedId, moment } from '../ids.ts'
import { CHARGE_ID, type Payment } from '../payments.ts'
import type { Provider } from '../provider.ts'
import { placeOf } from './charges.ts'

/** A payment by its id or by the merchant's order id. */
export function showPayment(provider: Provider, call: Call): void {
  sendJson(call, paymentAnswer(paymentOf(provider, call), placeOf(provider, call)))
}

export function showCharge(provider: Provider, call: Call): void {
  const payment = paymentOf(provider, call)
  if (call.params[1] !== CHARGE_ID) throw new ProviderError('API.310.100.003')
  sendJson(call, chargeAnswer(payment, placeOf(provider, call)))
}

/** Gives a captured charge back, whole or in part. */
export async function cancelCharge(provider: Provider, call: Call): Promise<void> {
  const payment = paymentOf(provider, call)
  const left = payment.status === 'success' ? payment.amount - payment.canceled : 0n
  const amount = call.body.amount === undefined ? left : readAmount(call.body.amount)
  if (!amount || amount > left) throw new ProviderError('API.340.100.018')
  provider.payments.write({
    kind: 'canceled',
    paymentId: payment.id,
    amount: writeAmount(amount),
  })
  void provider.notifications.tell(payment, {
    times: 1,
    delayMs: 0,
    order: 'normal',
    flaw: 'none',
  })
  sendJson(call, cancelAnswer(payment, amount), 201)
}

const cancelAnswer = (payment: Payment, amount: bigint) => ({
  id: countedId('cnl', payment.cancels),
  isSuccess: true,
  isPending: false,
  isError: false,
  amount: writeAmount(amount),
  currency: payment.currency,
  date: moment(),
  message: { code: 'COR.000.000.000', merchant: 'Transaction succeeded', customer: '' },
  resources: { paymentId: payment.id, typeId: payment.typeId },
})

function paymentOf({ payments }: Provider, { params }: Call): Payment {
  const payment = payments.find(decodeURIComponent(params[0] ?? ''))
  if (!payment) throw new ProviderError('API.310.100.003')
  return payment
}
