import { fromProviderAmount } from '#orders/domain/payment/provider_amount'
import type { SeenPayment } from '#orders/domain/payment/judge_payment'

/* The provider's JSON as far as the shop reads it. Nothing of it is taken for granted. */

export type WireError = { code?: string; merchantMessage?: string; customerMessage?: string }

export type WireCharge = {
  id?: string
  isSuccess?: boolean
  isPending?: boolean
  isResumed?: boolean
  isError?: boolean
  redirectUrl?: string
  message?: { code?: string; customer?: string }
  resources?: { paymentId?: string }
  errors?: WireError[]
}

export type WirePayment = {
  id?: string
  state?: { id?: number }
  amount?: { charged?: string; canceled?: string }
  currency?: string
  orderId?: string
  transactions?: { type?: string; status?: string; url?: string }[]
}

const CHARGEBACK = 5

/** A payment and its charge in the shop's own words; null when essential parts are missing. */
export function seenPayment(payment: WirePayment, charge: WireCharge | null): SeenPayment | null {
  const transaction = chargeOf(payment)
  if (!payment.id || !payment.orderId || !transaction) return null
  return {
    paymentId: payment.id,
    chargeId: chargeIdOf(payment),
    orderId: payment.orderId,
    status: statusOf(transaction.status),
    chargedCents: fromProviderAmount(payment.amount?.charged),
    canceledCents: fromProviderAmount(payment.amount?.canceled),
    currency: payment.currency ?? '',
    isChargedBack: payment.state?.id === CHARGEBACK,
    redirectUrl: charge?.redirectUrl || null,
    message: charge?.message?.customer || null,
  }
}

/** The last part of the charge's own address. */
export function chargeIdOf(payment: WirePayment): string | null {
  return chargeOf(payment)?.url?.split('/').pop() ?? null
}

const chargeOf = ({ transactions }: WirePayment) =>
  transactions?.find(({ type }) => type === 'charge')

/** A resumed transaction is one that the bank has taken up again: still open. */
function statusOf(status: string | undefined): SeenPayment['status'] {
  return status === 'success' || status === 'error' ? status : 'pending'
}
