import { randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataDirectory } from '#config/storage'
import { toProviderAmount } from '#orders/domain/payment/provider_amount'

/** What the stand-in for the card provider remembers, one JSON object a line; it reads them when it starts. */
const BOOK = join(dataDirectory, 'card_provider.jsonl')

export type DemoCharge = {
  orderId: string
  amountCents: number
  holder: { firstname: string; lastname: string; email: string }
  returnUrl: string
  end: 'captured' | 'declined' | 'unanswered'
  at: Date
}

const SCENARIO = { captured: 'approve', declined: 'decline', unanswered: '3ds' }

/** Writes a charge with its card and its customer; answers their names there. */
export function noteCharge({ orderId, amountCents, holder, returnUrl, end, at }: DemoCharge) {
  const [customerId, cardId] = [`s-cst-${drawn()}`, `s-crd-${drawn()}`]
  const [paymentId, scenario] = [`s-pay-${chargesInBook() + 1}`, SCENARIO[end]]
  const card = { brand: 'VISA', masked: '471110******0000', outcome: scenario }
  const amount = { amount: toProviderAmount(amountCents), currency: 'EUR' }
  const who = { typeId: cardId, customerId, returnUrl, card3ds: end === 'unanswered', scenario }
  write(at, { kind: 'customer', id: customerId, data: holder })
  write(at, { kind: 'card', id: cardId, ...card })
  write(at, { kind: 'charge', paymentId, orderId, ...amount, ...who })
  if (end === 'captured') write(at, { kind: 'captured', paymentId })
  if (end === 'declined') write(at, { kind: 'declined', paymentId, code: 'COR.800.100.152' })
  return { customerId, cardId, paymentId, chargeId: 's-chg-1' }
}

/** A part of a charge goes back to its card. */
export function noteReturn(paymentId: string, amountCents: number, at: Date): void {
  write(at, { kind: 'canceled', paymentId, amount: toProviderAmount(amountCents) })
}

/** Twelve signs, as the stand-in draws them. */
const drawn = () => randomBytes(6).toString('hex')

const write = (at: Date, entry: object) =>
  appendFileSync(BOOK, `${JSON.stringify({ ...entry, at })}\n`, { mode: 0o600 })

function chargesInBook(): number {
  if (!existsSync(BOOK)) return 0
  return readFileSync(BOOK, 'utf8').split('"kind":"charge"').length - 1
}
