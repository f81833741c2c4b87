import { readCard } from '../cards.ts'
import { ProviderError } from '../errors.ts'
import { sendJson, type Call } from '../http.ts'
import { randomId } from '../ids.ts'
import type { Provider } from '../provider.ts'

/** A customer needs both names; the answer carries the id alone. */
export function createCustomer({ payments }: Provider, call: Call): void {
  const { firstname, lastname } = call.body
  if (!isName(firstname) || !isName(lastname)) throw new ProviderError('API.500.300.999')
  sendJson(call, { id: payments.addCustomer(call.body) }, 201)
}

export function showCustomer({ payments }: Provider, call: Call): void {
  const [id = ''] = call.params
  sendJson(call, { id, ...customerOf(payments, id) })
}

export function updateCustomer({ payments }: Provider, call: Call): void {
  const [id = ''] = call.params
  payments.write({ kind: 'customer', id, data: { ...customerOf(payments, id), ...call.body } })
  sendJson(call, { id })
}

export function removeCustomer({ payments }: Provider, call: Call): void {
  const [id = ''] = call.params
  customerOf(payments, id)
  payments.write({ kind: 'customer', id, data: null })
  sendJson(call, { id })
}

/** A card from the hosted fields of one page, or from details that a program sends. */
export function createCard({ payments, fields }: Provider, call: Call): void {
  const { session, number, expiryDate, cvc } = call.body
  const typed = typeof session === 'string' ? fields.get(session) : undefined
  const card = readCard({
    number: typed?.number ?? String(number ?? ''),
    expiry: typed?.expiry ?? String(expiryDate ?? ''),
    cvc: typed?.cvc ?? String(cvc ?? ''),
  })
  if (!card) throw new ProviderError('API.320.200.143')
  if (typeof session === 'string') fields.delete(session)
  const id = randomId('crd')
  payments.write({ kind: 'card', id, ...card })
  sendJson(call, { id, method: 'card', brand: card.brand, number: card.masked }, 201)
}

export function showCard({ payments }: Provider, call: Call): void {
  const card = payments.cards.get(call.params[0] ?? '')
  if (!card) throw new ProviderError('API.320.000.004')
  sendJson(call, { id: card.id, method: 'card', brand: card.brand, number: card.masked })
}

export function createWebhook({ payments }: Provider, call: Call): void {
  const { url, event, eventList } = call.body
  const events = Array.isArray(eventList) ? eventList : [event]
  if (typeof url !== 'string' || !events.every((one) => typeof one === 'string')) {
    throw new ProviderError('API.500.300.999')
  }
  const made = events.map((one) => ({ id: payments.addWebhook(url, String(one)), url, event: one }))
  sendJson(call, Array.isArray(eventList) ? { events: made } : made[0], 201)
}

export function listWebhooks({ payments }: Provider, call: Call): void {
  sendJson(call, { events: [...payments.webhooks].map(([id, hook]) => ({ id, ...hook })) })
}

export function removeWebhook({ payments }: Provider, call: Call): void {
  const [id = ''] = call.params
  const hook = payments.webhooks.get(id)
  if (!hook) throw new ProviderError('API.320.000.004')
  payments.write({ kind: 'webhook', id, ...hook, removed: true })
  sendJson(call, { id })
}

const isName = (value: unknown) => typeof value === 'string' && /^.{1,40}$/u.test(value)

function customerOf({ customers }: Provider['payments'], id: string) {
  const customer = customers.get(id)
  if (!customer) throw new ProviderError('API.410.100.100')
  return customer
}
