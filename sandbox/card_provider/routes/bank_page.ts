import { writeAmount } from '../amounts.ts'
import { ProviderError } from '../errors.ts'
import { sendText, sendTo, type Call } from '../http.ts'
import type { Payment } from '../payments.ts'
import type { Provider } from '../provider.ts'
import { NORMAL } from '../scenario.ts'
import { pageOf } from '../browser/page.ts'

const RESUMED_FOR_MS = 1_500

const WORDS = {
  en: {
    title: 'Confirm your payment',
    lead: 'This page stands in for the page on which your bank confirms card payments. No money moves.',
    merchant: 'Merchant',
    amount: 'Amount',
    card: 'Card',
    approve: 'Confirm payment',
    decline: 'Decline payment',
    close: 'Leave without an answer',
    done: 'This payment has been answered already.',
  },
  de: {
    title: 'Zahlung bestätigen',
    lead: 'Diese Seite vertritt die Seite, auf der Ihre Bank Kartenzahlungen bestätigt. Es fließt kein Geld.',
    merchant: 'Händler',
    amount: 'Betrag',
    card: 'Karte',
    approve: 'Zahlung bestätigen',
    decline: 'Zahlung ablehnen',
    close: 'Ohne Antwort verlassen',
    done: 'Diese Zahlung wurde bereits beantwortet.',
  },
}

/** The bank's page: confirm, decline, or leave without an answer. */
export function showBankPage(provider: Provider, call: Call): void {
  const payment = paymentOf(provider, call)
  const words = WORDS[call.language]
  const card = provider.payments.cards.get(payment.typeId)?.masked ?? ''
  const amount = writeAmount(payment.amount).replace(/\d\d$/, '')
  const facts = [
    [words.merchant, new URL(payment.returnUrl).host],
    [
      words.amount,
      `${call.language === 'de' ? amount.replace('.', ',') : amount} ${payment.currency}`,
    ],
    [words.card, card],
  ]
  const list = facts.map(([name, value]) => `<dt>${name}</dt><dd>${escape(value!)}</dd>`).join('')
  const buttons = ['approve', 'decline', 'close'] as const
  const form = buttons
    .map((name) => `<button name="answer" value="${name}">${words[name]}</button>`)
    .join('')
  const main = `<h1>${words.title}</h1><p>${words.lead}</p><dl>${list}</dl>
    <form method="post">${isOpen(payment) ? form : `<p>${words.done}</p>`}</form>`
  sendText(call, 'text/html', pageOf(call.language, words.title, main))
}

/** The answer of the cardholder; whatever it is, the browser goes back to the shop. */
export async function answerBankPage(provider: Provider, call: Call): Promise<void> {
  const payment = paymentOf(provider, call)
  const { answer } = call.body
  if (isOpen(payment) && answer !== 'close') {
    await decide(provider, payment, answer === 'approve')
  }
  sendTo(call, payment.returnUrl)
}

async function decide(provider: Provider, payment: Payment, isApproved: boolean) {
  const { id: paymentId, scenario } = payment
  const { notifications } = provider.scenarioOf('approve', '')
  if (!isApproved || scenario === '3ds-decline') {
    provider.payments.write({ kind: 'declined', paymentId, code: 'API.500.100.060' })
  } else if (scenario === 'resumed' && payment.status === 'pending') {
    provider.payments.write({ kind: 'resumed', paymentId })
    setTimeout(() => void capture(provider, payment), RESUMED_FOR_MS).unref()
  } else provider.payments.write({ kind: 'captured', paymentId })
  const told = provider.notifications.tell(payment, notifications)
  if (notifications.order === 'before-answer') await told
}

function capture(provider: Provider, payment: Payment) {
  if (payment.status !== 'resumed') return
  provider.payments.write({ kind: 'captured', paymentId: payment.id })
  void provider.notifications.tell(payment, NORMAL.notifications)
}

const isOpen = ({ status, scenario }: Payment) => status === 'pending' && scenario !== '3ds-abandon'

function paymentOf({ payments }: Provider, { params }: Call): Payment {
  const payment = payments.payments.get(params[0] ?? '')
  if (!payment?.card3ds) throw new ProviderError('API.310.100.003')
  return payment
}

const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
