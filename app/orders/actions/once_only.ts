import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { claimIdempotencyKey, type IdempotencyKey } from '#shared/idempotency'
import type { Checkout, PlacedOrder } from '#orders/domain/checkout'

/**
 * Runs a checkout for the first request with its key; a repetition gets that order. Refused: other
 * contents (422), a repetition while the first is at work (409). A refused checkout frees its key.
 */
export async function onceOnly(
  trx: TransactionClientContract,
  checkout: Checkout,
  place: (key: IdempotencyKey) => Promise<Result<PlacedOrder>>
): Promise<Result<PlacedOrder>> {
  const key = {
    scope: `checkout:${checkout.userId}`,
    key: checkout.idempotencyKey,
    fingerprint: fingerprintOf(checkout),
  }
  const claim = await claimIdempotencyKey<PlacedOrder>(trx, key)
  if (claim === 'in_flight') return refuse('orders.errors.in_flight', { status: 409 })
  if (claim === 'mismatch') return refuse('orders.errors.key_reused', { status: 422 })
  if (claim !== 'new') return ok({ ...claim.replay, isRepeated: true })
  return place(key)
}

export function fingerprintOf(checkout: Checkout): string {
  const { consents, paymentMethod, expectedTotalCents, ownReference, remark } = checkout
  const { costCentre = null, invoiceRecipient = null } = checkout
  const said = [consents.toSorted(), paymentMethod, expectedTotalCents, ownReference]
  said.push(costCentre, invoiceRecipient, ...(remark ? [remark] : []))
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}
