import { router } from '@inertiajs/react'
import { useEffect } from 'react'
import type { Payment } from './types'

const PAYMENT_ID = 'paymentId'
const SENT_ON = 'paymentSentOn'
const EVERY_MS = 3_000

/** Asks again and again while a payment is under way; the server follows it to its order. */
export function usePaymentWatch({ id, isWaiting }: Payment) {
  useEffect(() => keep('localStorage', PAYMENT_ID, isWaiting ? id : null), [id, isWaiting])

  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => router.reload({ only: ['payment'] }), EVERY_MS)
    return () => clearInterval(timer)
  }, [isWaiting])
}

/** A payment that has become its order is no longer waited for. */
export function useForgottenPayment() {
  useEffect(() => keep('localStorage', PAYMENT_ID, null), [])
}

/** Leads to the bank's page, once by itself; who comes back without an answer decides anew. */
export function useWayToBank({ id, phase, redirectUrl }: Payment) {
  useEffect(() => {
    if (phase !== 'bank' || !redirectUrl) return
    if (wasSentOn(id)) return
    keep('sessionStorage', SENT_ON, id)
    window.location.assign(redirectUrl)
  }, [id, phase, redirectUrl])
}

function wasSentOn(id: string): boolean {
  try {
    return sessionStorage.getItem(SENT_ON) === id
  } catch {
    return true
  }
}

/** Storage may be refused in private windows; nothing depends on it. */
function keep(storage: 'localStorage' | 'sessionStorage', key: string, value: string | null) {
  try {
    if (value === null) window[storage].removeItem(key)
    else window[storage].setItem(key, value)
  } catch {
    // See above.
  }
}
