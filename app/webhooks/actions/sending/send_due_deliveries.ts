import { setTimeout as wait } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import webhooks from '#config/webhooks'
import { claimDeliveries } from '#webhooks/actions/sending/claim_deliveries'
import { sendDelivery } from '#webhooks/actions/sending/send_delivery'

/** How long what is new may wait while others are being sent. */
const LONGEST_LOOK_AWAY_MS = 250

/**
 * Sends what is due until nothing is, many at the same time. Between the answers it looks again, so
 * that receivers that take long hold nobody up. A worker that is asked to stop takes nothing more; one
 * that dies leaves claims that end by themselves, and the messages go out again under their ids.
 */
export async function sendDueDeliveries({ signal }: { signal: AbortSignal }): Promise<void> {
  const flying = new Set<Promise<void>>()
  while (!signal.aborted) {
    const free = webhooks.atOnce - flying.size
    const claimed = free > 0 ? await claimDeliveries(free) : []
    for (const delivery of claimed) {
      const sending = sendDelivery(delivery)
        .catch((error: unknown) =>
          logger.error({ err: error, deliveryId: delivery.id }, 'a try at a webhook is not noted')
        )
        .finally(() => flying.delete(sending))
      flying.add(sending)
    }
    if (flying.size === 0) break
    await nextLook(flying)
  }
  await Promise.all(flying)
}

async function nextLook(flying: ReadonlySet<Promise<void>>): Promise<void> {
  const enough = new AbortController()
  const look = wait(LONGEST_LOOK_AWAY_MS, undefined, { signal: enough.signal }).catch(() => {})
  await Promise.race([...flying, look])
  enough.abort()
}
