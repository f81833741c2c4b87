import { setTimeout as pause } from 'node:timers/promises'
import { readAmount, writeAmount } from '../amounts.ts'
import { chargeAnswer } from '../answers.ts'
import { errorBody, ProviderError } from '../errors.ts'
import { sendJson, type Call } from '../http.ts'
import type { Payment } from '../payments.ts'
import type { Provider } from '../provider.ts'
import type { Scenario } from '../scenario.ts'

const ADDRESS = /^https?:\/\/\S+$/

/** Takes a charge: decided at once, or pending until the bank's page has been answered. */
export async function createCharge(provider: Provider, call: Call): Promise<void> {
  const wish = readCharge(provider, call)
  const card = provider.payments.cards.get(wish.typeId)!
  const header = String(call.request.headers['x-sandbox-scenario'] ?? '')
  const scenario = provider.scenarioOf(card.outcome as Scenario['outcome'], header)
  if (scenario.slowMs > 0) await pause(scenario.slowMs)
  if (scenario.answer === 'drop-before-book') return void call.request.socket.destroy()

  const payment = book(provider, wish, scenario)
  const told = provider.notifications.tell(payment, scenario.notifications)
  if (scenario.notifications.order === 'before-answer') await told
  if (scenario.answer === 'charge-then-drop-connection') return void call.request.socket.destroy()
  if (scenario.answer === '500-after-book') {
    return sendJson(call, { message: 'Internal error' }, 500)
  }
  if (payment.code) return sendJson(call, declined(payment, call), 400)
  sendJson(call, chargeAnswer(payment, placeOf(provider, call)), 201)
}

type Wish = ReturnType<typeof readCharge>

function readCharge(provider: Provider, { body }: Call) {
  const resources = (body.resources ?? {}) as Record<string, unknown>
  const amount = readAmount(body.amount)
  const { currency, returnUrl, orderId = '' } = body
  const [typeId, customerId] = [String(resources.typeId), resources.customerId || null]
  if (currency !== 'EUR') throw new ProviderError('API.330.100.202')
  if (!amount || !provider.payments.cards.has(typeId)) throw new ProviderError('API.500.300.999')
  if (!ADDRESS.test(String(returnUrl))) throw new ProviderError('API.500.300.999')
  if (customerId && !provider.payments.customers.has(String(customerId))) {
    throw new ProviderError('API.410.100.100')
  }
  return {
    amount,
    currency,
    typeId,
    customerId: customerId && String(customerId),
    returnUrl: String(returnUrl),
    orderId: String(orderId),
    wants3ds: body.card3ds === true,
  }
}

function book(
  provider: Provider,
  { amount, wants3ds, ...wish }: Wish,
  scenario: Scenario
): Payment {
  const needsBank = wants3ds || /^3ds|^resumed$/.test(scenario.outcome)
  const booked = provider.payments.book(
    {
      ...wish,
      amount: writeAmount(scenario.wrongAmount ? amount + 10_000n : amount),
      card3ds: needsBank,
      scenario: scenario.outcome,
    },
    scenario.visibleAfterMs
  )
  const paymentId = booked.id
  if (scenario.outcome === 'decline') {
    provider.payments.write({ kind: 'declined', paymentId, code: 'COR.800.100.152' })
  } else if (!needsBank && scenario.outcome === 'approve') {
    provider.payments.write({ kind: 'captured', paymentId })
    if (scenario.chargeback) provider.payments.write({ kind: 'chargeback', paymentId })
  }
  return booked
}

const declined = (payment: Payment, { language, url }: Call) =>
  errorBody(payment.code!, language, url.pathname)

export const placeOf = ({ baseUrl }: Provider, { language }: Call) => ({ baseUrl, language })
