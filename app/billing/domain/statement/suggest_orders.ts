import type { Cents } from '#shared/domain/money'
import { invoicesIn } from '#billing/domain/statement/find_invoice_reference'

/** What in a line speaks for an order, from what names it to what merely fits. */
export const SUGGESTION_REASONS = [
  'order_number',
  'invoice_number',
  'own_reference',
  'amount',
  'sender',
] as const
export type SuggestionReason = (typeof SUGGESTION_REASONS)[number]

export type UnpaidOrder = {
  orderNumber: number
  invoiceNumber: number | null
  ownReference: string | null
  company: string
  contactName: string
  dueCents: Cents
}

export type Suggestion = Pick<UnpaidOrder, 'orderNumber' | 'company' | 'dueCents'> & {
  reasons: SuggestionReason[]
}

type Line = { amountCents: Cents; remittance: string; counterparty: string | null }

/** Each one outweighs all that follow it together, but for the two names of an order. */
const WEIGHTS = { order_number: 16, invoice_number: 16, own_reference: 8, amount: 2, sender: 1 }
const ENOUGH = WEIGHTS.amount + WEIGHTS.sender
const MOST = 3

/** The likeliest, or up to three as likely. Amount or sender alone speak only for one order. */
export function suggestOrders(line: Line, orders: readonly UnpaidOrder[]): Suggestion[] {
  const judged = orders.map((order) => ({ order, reasons: reasonsFor(line, order) }))
  const best = Math.max(0, ...judged.map(({ reasons }) => weightOf(reasons)))
  if (best === 0) return []
  const likeliest = judged.filter(({ reasons }) => weightOf(reasons) === best)
  if (likeliest.length > (best >= ENOUGH ? MOST : 1)) return []
  return likeliest.map(({ order: { orderNumber, company, dueCents }, reasons }) => ({
    ...{ orderNumber, company, dueCents, reasons },
  }))
}

const weightOf = (reasons: readonly SuggestionReason[]) =>
  reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0)

function reasonsFor(line: Line, order: UnpaidOrder): SuggestionReason[] {
  const holds: Record<SuggestionReason, boolean> = {
    order_number: numbersIn(line.remittance).includes(order.orderNumber),
    invoice_number:
      order.invoiceNumber !== null && invoicesIn(line.remittance).includes(order.invoiceNumber),
    own_reference: namesReference(line.remittance, order.ownReference),
    amount: line.amountCents === order.dueCents,
    sender: isSender(line.counterparty, order),
  }
  return SUGGESTION_REASONS.filter((reason) => holds[reason])
}

/** Numbers that stand for themselves: not the digits of an amount, a day or a longer number. */
export const numbersIn = (text: string) =>
  [...text.matchAll(/(?<!\d)(?<!\d[.,/-])\d{4,12}(?![\d/]|[.,-]\d)/g)].map(([digits]) =>
    Number(digits)
  )

const signsOf = (text: string) =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')

/** Short ones and bare years would be found by chance. */
function namesReference(text: string, reference: string | null): boolean {
  const signs = signsOf(reference ?? '')
  return signs.length >= (/\D/.test(signs) ? 4 : 5) && signsOf(text).includes(signs)
}

const LEGAL_FORMS =
  /\b(?:gmbh|mbh|ag|kg|kgaa|se|ug|ohg|e\.?k|sas|sarl|sa|bv|b\.v|nv|ltd|limited|plc|inc|llc|spa|srl|co)\b\.?/gi

const nameOf = (name: string) => signsOf(name.replaceAll(LEGAL_FORMS, ' '))

/** Banks cut long names off. */
function isSender(counterparty: string | null, { company, contactName }: UnpaidOrder): boolean {
  const sender = nameOf(counterparty ?? '')
  return [company, contactName].map(nameOf).some((name) => {
    const [short, long] = sender.length < name.length ? [sender, name] : [name, sender]
    return short.length >= 4 && (short === long || (short.length >= 8 && long.startsWith(short)))
  })
}
