import shop from '#config/shop'
import type { Actor } from '#shared/audit'
import { recordAudit } from '#shared/audit'
import { clock } from '#shared/clock'
import { rows, transaction } from '#shared/database'
import { ok, refuse, type Result } from '#shared/domain/result'
import { termsToday } from '#shared/terms_today'
import { missingConsent, recordConsents, refuseOtherTerms } from '#orders/domain/consents'
import type { ConsentName } from '#orders/domain/consents'
import { HIDDEN_STATES } from '#orders/domain/order_state'
import { lockOrder } from '#orders/queries/lock_order'

type Acceptance = {
  userId: number
  orderNumber: number
  given: readonly ConsentName[]
  termsVersion?: string
  actor: Actor
  requestId?: string
}

/** Refuses missing agreements and those to old terms at their fields; a repeat changes nothing. */
export async function acceptTerms(acceptance: Acceptance): Promise<Result<undefined>> {
  const { userId, orderNumber, given, actor, requestId } = acceptance
  const missing = missingConsent(given)
  if (missing) return refuse(`orders.errors.consent_${missing}`, { field: missing })
  const outdated = refuseOtherTerms(acceptance.termsVersion, termsToday().version)
  if (outdated) return { ok: false, refusal: outdated }
  return transaction(async (trx) => {
    const order = await lockOrder(trx, orderNumber)
    if (order?.userId !== userId || HIDDEN_STATES.includes(order.state)) {
      return refuse('orders.errors.not_found', { status: 404 })
    }
    const consents = recordConsents(given, clock.now().toISO()!, shop.termsVersions)
    const [changed] = await rows<{ id: number }>(
      trx,
      `update orders set terms_accepted_at = now(), consents = consents || ?::jsonb
        where id = ? and terms_accepted_at is null returning id`,
      [JSON.stringify(consents), order.id]
    )
    if (changed) {
      await recordAudit(trx, {
        ...{ actor, subject: { type: 'order', id: orderNumber }, requestId },
        action: 'orders.terms_accepted',
        after: { consents: [...given] },
      })
    }
    return ok()
  })
}
