import { useEffect, useRef } from 'react'
import type { References } from '~/components/basket/payment/reference_fields'
import { useShared } from '~/hooks/use_shared'

const KEY = 'checkout-references'

const NONE: References = { ownReference: '', costCentre: '', invoiceRecipient: '' }

/**
 * What a buyer typed for the own books waits in this tab until the order is placed: for a reload, the
 * way back, and an order that was refused. Another person who signs in does not find it.
 */
export function useKeptReferences(now: References, restore: (kept: References) => void) {
  const { user } = useShared()
  const owner = user?.id ?? 0
  const isRead = useRef(false)
  const { ownReference, costCentre, invoiceRecipient } = now

  useEffect(() => {
    if (isRead.current) return
    isRead.current = true
    const kept = read(owner)
    if (kept) restore(kept)
  }, [owner, restore])

  useEffect(() => {
    if (isRead.current) write({ owner, ownReference, costCentre, invoiceRecipient })
  }, [owner, ownReference, costCentre, invoiceRecipient])
}

/** The order is placed: the next one has references of its own. */
export function forgetReferences() {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage may be refused in private windows; nothing depends on it.
  }
}

function read(owner: number): References | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as
      (References & { owner: number }) | null
    if (kept?.owner !== owner) return null
    const { ownReference, costCentre, invoiceRecipient } = { ...NONE, ...kept }
    return { ownReference, costCentre, invoiceRecipient }
  } catch {
    return null
  }
}

function write(kept: References & { owner: number }) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // See above.
  }
}
