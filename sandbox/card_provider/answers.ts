import { writeAmount } from './amounts.ts'
import { customerMessage, ERRORS } from './errors.ts'
import { CHARGE_ID, type Payment } from './payments.ts'

type Place = { baseUrl: string; language: 'en' | 'de' }

/** A charge as the API describes it: amounts are texts, `redirectUrl` is empty when there is none. */
export function chargeAnswer(payment: Payment, { baseUrl, language }: Place) {
  const { id, status, currency, returnUrl, date, typeId, customerId } = payment
  return {
    id: CHARGE_ID,
    isSuccess: status === 'success',
    isPending: status === 'pending',
    isResumed: status === 'resumed',
    isError: status === 'error',
    card3ds: payment.card3ds,
    redirectUrl: needsBank(payment) ? `${baseUrl}/v1/redirect/3ds/${id}` : '',
    message: messageOf(payment, language),
    amount: writeAmount(payment.amount),
    currency,
    returnUrl,
    date,
    resources: {
      paymentId: id,
      typeId,
      customerId: customerId ?? '',
      traceId: payment.traceId,
      basketId: '',
      metadataId: '',
    },
    orderId: payment.orderId,
    paymentReference: '',
    processing: processingOf(payment),
  }
}

export function paymentAnswer(payment: Payment, { baseUrl }: Place) {
  const { id, orderId, currency, canceled, amount } = payment
  const charged = payment.status === 'success' ? amount : 0n
  return {
    id,
    state: stateOf(payment),
    amount: {
      total: writeAmount(amount),
      charged: writeAmount(charged - canceled),
      canceled: writeAmount(canceled),
      remaining: writeAmount(payment.status === 'success' ? 0n : amount),
    },
    currency,
    orderId,
    invoiceId: '',
    resources: {
      customerId: payment.customerId ?? '',
      paymentId: id,
      typeId: payment.typeId,
      basketId: '',
      metadataId: '',
    },
    transactions: [
      {
        date: payment.date,
        type: 'charge',
        status: payment.status,
        url: `${baseUrl}/v1/payments/${id}/charges/${CHARGE_ID}`,
        amount: writeAmount(amount),
      },
    ],
  }
}

function stateOf({ status, amount, canceled, isChargedBack }: Payment) {
  if (isChargedBack) return { id: 5, name: 'chargeback' }
  if (status === 'error' || canceled === amount) return { id: 2, name: 'canceled' }
  return status === 'success' ? { id: 1, name: 'completed' } : { id: 0, name: 'pending' }
}

function messageOf({ status, code }: Payment, language: 'en' | 'de') {
  if (code) {
    return { code, merchant: ERRORS[code].merchant, customer: customerMessage(code, language) }
  }
  const isDone = status === 'success'
  return {
    code: isDone ? 'COR.000.000.000' : 'COR.000.200.000',
    merchant: isDone ? 'Transaction succeeded' : 'Transaction pending',
    customer: isDone
      ? { en: 'Your payment has been processed.', de: 'Ihre Zahlung wurde ausgeführt.' }[language]
      : { en: 'Your payment is pending.', de: 'Ihre Zahlung steht noch aus.' }[language],
  }
}

function processingOf({ id, traceId, card3ds, status }: Payment) {
  const number = id.split('-').pop()!.padStart(8, '0')
  return {
    uniqueId: `31HA07BC8${traceId.slice(0, 23)}`,
    shortId: `${number.slice(0, 4)}.${number.slice(4, 8)}.0000`,
    traceId,
    ...(card3ds && status === 'success' ? { '3dsEci': '05' } : {}),
  }
}

const needsBank = ({ card3ds, status }: Payment) =>
  card3ds && (status === 'pending' || status === 'resumed')
