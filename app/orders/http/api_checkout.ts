import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf, scopesOf } from '#identity'
import type { Checkout } from '#orders/domain/checkout'
import { callerOf } from '#shared/http/caller'

type Said =
  'consents' | 'termsVersion' | 'paymentMethod' | 'costCentre' | 'invoiceRecipient' | 'remark'

type Sent = Pick<Checkout, Said> & { expectedTotal?: number; ownReference?: string | null }

/** Amounts of the HTTP API are euros. */
export function apiCheckout(ctx: HttpContext, sent: Sent): Checkout {
  const user = callerOf(ctx)
  const { expectedTotal, ownReference, remark, consents, paymentMethod } = sent
  return {
    consents,
    termsVersion: sent.termsVersion,
    paymentMethod,
    costCentre: sent.costCentre || null,
    invoiceRecipient: sent.invoiceRecipient || null,
    userId: user.id,
    idempotencyKey: ctx.request.header('idempotency-key')?.slice(0, 255) || randomUUID(),
    expectedTotalCents: expectedTotal === undefined ? null : Math.round(expectedTotal * 100),
    chargedLater: paymentMethod === 'Card',
    ownReference: ownReference || null,
    remark: remark || null,
    actor: actorOf(user),
    locale: ctx.locale,
    mayUseQuota: scopesOf(user).has('orders.quota.checkout'),
    requestId: ctx.request.id(),
  }
}
